import type { Attachment } from 'svelte/attachments';
import { FirstTap } from './first-tap.ts';

/** What a popover speaks of or offers, and the place it points at. */
export interface Shown<Thing> {
  readonly thing: Thing;
  readonly anchor: DOMRect;
  /** A finger reads: another tap on the same thing does what it offers, and the words say so. */
  readonly isTapped?: true;
}

/** A table that explains its things: one popover of words at a time, none while a menu is open. */
export interface Explainer<Subject> {
  readonly menu: unknown;
  subject: Shown<Subject> | undefined;
  about(thing: Subject, anchor: DOMRect): void;
}

const HOVER_DELAY_MS = 400;
const LONG_PRESS_MS = 450;

/** Words on demand: hovering, focusing by keyboard, a first tap or pressing long opens the popover about this thing. */
export function explain<Subject>(model: Explainer<Subject>, subject: Subject): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    let isOver = false;
    const open = () => {
      if (model.menu === undefined) model.subject = { thing: subject, anchor: element.getBoundingClientRect() };
    };
    const isShown = () => JSON.stringify(model.subject?.thing) === JSON.stringify(subject);
    const hide = () => {
      if (isShown()) model.subject = undefined;
    };
    const tap = new FirstTap(element, {
      open() {
        if (model.menu === undefined) model.subject = { thing: subject, anchor: element.getBoundingClientRect(), isTapped: true };
      },
      close: hide,
      isOpen: () => model.subject?.isTapped === true && isShown(),
    });
    const close = () => {
      isOver = false;
      clearTimeout(timer);
      if (!tap.hasRead) hide();
    };
    // A thing that comes to lie under a resting pointer was not pointed at: the pointer has to move.
    const move = (event: Event) => {
      if (isOver || (event as PointerEvent).pointerType !== 'mouse') return;
      isOver = true;
      timer = setTimeout(open, HOVER_DELAY_MS);
    };
    const press = (event: Event) => {
      close();
      isOver = true;
      wasLong = false;
      const { pointerType } = event as PointerEvent;
      tap.down(pointerType);
      if (pointerType === 'mouse') return;
      timer = setTimeout(() => {
        wasLong = true;
        tap.forget();
        model.about(subject, element.getBoundingClientRect());
      }, LONG_PRESS_MS);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) open();
    };
    const release = () => clearTimeout(timer);
    // The finger that asked by pressing long does not also do the thing when it is lifted.
    const swallow = (event: Event) => {
      if (wasLong || tap.reads(event as MouseEvent)) event.stopImmediatePropagation();
      wasLong = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('click', swallow, { capture: true, signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', close, { signal });
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('focus', focus, { signal });
    element.addEventListener('blur', close, { signal });
    return () => {
      close();
      listening.abort();
      // Words that a tap opened stay while the thing does, drawn anew or not.
      queueMicrotask(() => element.isConnected || tap.forget());
    };
  };
}

/** For a small thing that does nothing itself and has a title: a press, with a finger above all, opens words about it. */
export function explainPressed<Subject>(model: Explainer<Subject>, subject: Subject): Attachment<Element> {
  return (element) => {
    const listening = new AbortController();
    const press = () => {
      // Inside of something that acts, the press is meant for that.
      if (element.closest('button, [data-action]') === null) model.about(subject, element.getBoundingClientRect());
    };
    element.addEventListener('click', press, { signal: listening.signal });
    return () => listening.abort();
  };
}
