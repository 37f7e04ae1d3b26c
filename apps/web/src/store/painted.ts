/** Once what was just drawn is on the screen. A hidden page draws nothing, and nobody waits for it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
