import type { Attachment } from 'svelte/attachments';
import { together } from './together.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The room an element has for what is laid into it. Unknown until it has been measured: what was laid into a guess would be drawn and
 * laid out twice. All rooms of a table are measured before anything is laid into one of them, so that the page is laid out for it once.
 */
export class Room {
  box = $state.raw<Box | undefined>();

  readonly measured: Attachment<HTMLElement> = (element) => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width !== this.box?.width || height !== this.box.height) this.box = { width, height };
    };
    const forget = together(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      forget();
      observer.disconnect();
    };
  };
}
