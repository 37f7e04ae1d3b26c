/** `MatchPorts.wait` of servers and browsers: resolves after this long, or at once when `cancelled` is or has been aborted. */
export function wait(milliseconds: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (cancelled.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(finish, milliseconds);
    function finish(): void {
      clearTimeout(timer);
      cancelled.removeEventListener('abort', finish);
      resolve();
    }
    cancelled.addEventListener('abort', finish);
  });
}
