/** Gives the person a file of JSON. */
export function downloadJson(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers only begin to read it then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
