import type { Motion } from '../table-contract.ts';

/** One thing that went somewhere: the spots it may have come from, likeliest first, and the spot it is at now. */
export interface Move {
  readonly from: readonly string[];
  readonly to: string;
  readonly tumbles?: true;
  /** A token: only its picture flies, the counter stays. */
  readonly asToken?: true;
  readonly vanishes?: true;
}

export type Spots = ReadonlyMap<string, readonly DOMRect[]>;

const FLIGHT_MS = 280;
const STAGGER_MS = 70;
const LONGEST_WAIT_MS = 500;
/** How small a thing is that comes from nowhere. */
const APPEARING = 0.5;

/** Where every named thing of the table is right now. */
export function spotsOf(root: Element): Spots {
  const spots = new Map<string, DOMRect[]>();
  for (const element of root.querySelectorAll('[data-spot]')) {
    const spot = element.getAttribute('data-spot') ?? '';
    const rects = spots.get(spot) ?? [];
    rects.push(element.getBoundingClientRect());
    spots.set(spot, rects);
  }
  return spots;
}

export interface Stage {
  readonly root: Element;
  readonly overlay: Element;
  readonly before: Spots;
  readonly motion: Motion;
}

/** Lets things fly from where they were to where they are. Returns what is running, so that it can be skipped. */
export function play(stage: Stage, moves: readonly Move[]): readonly Animation[] {
  if (stage.motion === 'skip') return [];
  const running: Animation[] = [];
  const taken = new Map<string, number>();
  moves.forEach((move, index) => {
    const delay = Math.min(index * STAGGER_MS, LONGEST_WAIT_MS);
    const target = targetOf(stage.root, move, taken);
    if (target === undefined) return;
    if (stage.motion === 'reduced') running.push(target.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 }));
    else running.push(...fly(stage, move, target, delay, taken));
  });
  return running;
}

/** Of equal things at one spot the newest come last, so moves take them from the end. */
function targetOf(root: Element, move: Move, taken: Map<string, number>): Element | undefined {
  const all = [...root.querySelectorAll(`[data-spot="${CSS.escape(move.to)}"]`)].filter((element) => element.getClientRects().length > 0);
  const used = taken.get(`to ${move.to}`) ?? 0;
  taken.set(`to ${move.to}`, used + 1);
  return all[all.length - 1 - used] ?? all[0];
}

function sourceOf(before: Spots, move: Move, taken: Map<string, number>): DOMRect | undefined {
  for (const spot of move.from) {
    const rects = before.get(spot)?.filter((rect) => rect.width > 0);
    if (rects === undefined || rects.length === 0) continue;
    const used = taken.get(`from ${spot}`) ?? 0;
    taken.set(`from ${spot}`, used + 1);
    return rects[used % rects.length];
  }
  return undefined;
}

function fly(stage: Stage, move: Move, target: Element, delay: number, taken: Map<string, number>): readonly Animation[] {
  const from = sourceOf(stage.before, move, taken);
  const to = target.getBoundingClientRect();
  const options = { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.7,.25,1)', fill: 'backwards' } as const;
  const spin = move.tumbles === true ? 'rotate(-540deg)' : 'rotate(0deg)';
  if (from === undefined && move.asToken === true) return [];
  if (from === undefined)
    return [
      target.animate(
        [
          { opacity: 0, transform: `scale(${APPEARING}) ${spin}` },
          { opacity: 1, transform: 'none' },
        ],
        options,
      ),
    ];
  const shift = { x: from.x + from.width / 2 - to.x - to.width / 2, y: from.y + from.height / 2 - to.y - to.height / 2 };
  if (target instanceof SVGElement) return [slide(target, shift, options)];
  return ghost({ stage, move, target, to, fromWidth: from.width, shift, spin, options });
}

function slide(target: SVGElement, shift: { x: number; y: number }, options: KeyframeAnimationOptions): Animation {
  const scale = target.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const start = `translate(${shift.x / scale}px, ${shift.y / scale}px)`;
  return target.animate(
    [
      { transform: start, opacity: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    options,
  );
}

/** How large what flies is at its start: as large as the spot it leaves, and never larger than the spot it comes to. */
export function startScale(fromWidth: number, toWidth: number): number {
  return fromWidth <= 0 || toWidth <= 0 ? 1 : Math.min(1, fromWidth / toWidth);
}

interface Ghost {
  readonly stage: Stage;
  readonly move: Move;
  readonly target: Element;
  readonly to: DOMRect;
  readonly fromWidth: number;
  readonly shift: { readonly x: number; readonly y: number };
  readonly spin: string;
  readonly options: KeyframeAnimationOptions;
}

/** A copy flies above everything, while the thing itself waits unseen at its place. */
function ghost({ stage, move, target, to, fromWidth, shift, spin, options }: Ghost): readonly Animation[] {
  const drawn = move.asToken === true ? (target.querySelector('svg') ?? target) : target;
  const rect = move.asToken === true ? drawn.getBoundingClientRect() : to;
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return [];
  copy.removeAttribute('data-spot');
  copy.removeAttribute('data-action');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('tabindex', '-1');
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  stage.overlay.append(copy);
  const scale = move.asToken === true ? 1 : startScale(fromWidth, to.width);
  const start = `translate(${shift.x}px, ${shift.y}px) scale(${scale.toFixed(2)}) ${spin}`;
  const end = move.vanishes === true ? { transform: 'none', opacity: 0 } : { transform: 'none', opacity: 1 };
  const flight = copy.animate([{ transform: start, opacity: 1 }, { transform: 'none', opacity: 1, offset: 0.85 }, end], options);
  const gone = () => copy.remove();
  flight.addEventListener('finish', gone);
  flight.addEventListener('cancel', gone);
  if (move.asToken === true) return [flight];
  const wait = Number(options.delay ?? 0) + Number(options.duration ?? 0);
  return [flight, target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait })];
}
