import { Socket } from '../net/socket.ts';

/** Tells whenever this evening changes, and when the connection is back after it was lost. Gives back how to stop it. */
export function followEvening(evening: string, onChange: (version: number) => void): () => void {
  let wasOpen = false;
  const socket = new Socket({
    message(message) {
      if (message.type === 'evening' && message.evening === evening) onChange(message.version);
    },
    wire(state) {
      // What changed while the connection was lost nobody told.
      if (state === 'open' && wasOpen) onChange(0);
      wasOpen ||= state === 'open';
    },
    greetings: () => [{ type: 'watch-evening', evening }],
  });
  return () => socket.close();
}
