/** How far the server's time is from what this browser believes: clocks are shown by the server's. */
let ahead = 0;

/** The server said what time it was a moment ago. */
export function heardTime(at: number): void {
  ahead = at - Date.now();
}

export function serverNow(): number {
  return Date.now() + ahead;
}
