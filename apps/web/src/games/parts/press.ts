import type { Attachment } from 'svelte/attachments';

/** Makes a drawn thing a button: click, Enter and the space bar. */
export function pressed(act: (element: Element) => void): Attachment<Element> {
  return (element) => {
    const click = () => act(element);
    const key = (event: Event) => {
      const { key: name } = event as KeyboardEvent;
      if (name !== 'Enter' && name !== ' ') return;
      event.preventDefault();
      act(element);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}
