import type { Event } from '@orrery/theseus';
import type { Spots } from '../../parts/flights.ts';
import { things } from '../paths.ts';

const LEG_MS = 210;
const LONGEST_MS = 900;

interface Stage {
  readonly root: Element;
  readonly overlay: Element;
  readonly before: Spots;
}

export type UnitMoved = Extract<Event, { type: 'unit-moved' }>;

/** A unit that goes round the ring is seen to pass every sector it passes. */
export function travel({ root, overlay, before }: Stage, event: UnitMoved): readonly Animation[] {
  const spot = things.unit(event.unit).key;
  const target = root.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  const from = before.get(spot)?.find((rect) => rect.width > 0);
  if (!(target instanceof HTMLElement) || from === undefined) return [];
  const to = target.getBoundingClientRect();
  const over = event.route.slice(0, -1).flatMap((place) => {
    const module = root.querySelector(`[data-spot="${CSS.escape(things.sector(place).key)}"] .floor`)?.getBoundingClientRect();
    return module === undefined ? [] : [middleOf(module)];
  });
  const goal = middleOf(to);
  const stops = [middleOf(from), ...over, goal];
  const copy = target.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  copy.removeAttribute('data-spot');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { position: 'fixed', left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  overlay.append(copy);
  const duration = Math.min(LONGEST_MS, LEG_MS * (stops.length - 1));
  const frames = stops.map((stop) => ({ transform: `translate(${stop.x - goal.x}px, ${stop.y - goal.y}px)` }));
  const flight = copy.animate(frames, { duration, easing: 'ease-in-out' });
  const gone = () => copy.remove();
  flight.addEventListener('finish', gone);
  flight.addEventListener('cancel', gone);
  return [flight, target.animate([{ opacity: 0 }, { opacity: 0 }], { duration })];
}

function middleOf(box: DOMRect): { readonly x: number; readonly y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
