import { tick } from 'svelte';
import { isShortcut } from '../parts/keyboard.ts';
import type { TableModel } from './table-model.svelte.ts';

/** 1–6 pick ships by face, E ends the turn, Esc lets go of everything and skips what still flies. Undo is the frame's. */
export function onShortcut(event: KeyboardEvent, model: TableModel, skip: () => void): void {
  if (!isShortcut(event, model, skip)) return;
  if (/^[1-6]$/.test(event.key) && canPick(model)) {
    model.pickFace(Number(event.key));
    event.preventDefault();
    // Where the ships can go is the next thing to say: Enter docks, Tab and Shift+Tab look for another station.
    void tick().then(() => document.querySelector<HTMLElement>('.station.ready .cover')?.focus());
  }
  if (event.key.toLowerCase() === 'e' || event.code === 'KeyE') endTurn(model);
}

function canPick(model: TableModel): boolean {
  const { turn } = model.props.view;
  return (
    turn.seat === model.seat &&
    model.legal.some((action) => action.type === 'dock-ships' || action.type === 'teleport-ship' || action.type === 'use-power')
  );
}

function endTurn(model: TableModel): void {
  const end = model.legal.find((action) => action.type === 'end-turn');
  if (end !== undefined) void model.act([end]);
}
