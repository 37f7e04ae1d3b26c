/** `name here = name there`, one a line; what is not so is left out. */
export function mentionsIn(text: string): Record<string, string> {
  const pairs = text.split('\n').map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, mention]) => name !== '' && mention !== ''));
}

/** Of `22:30`: minutes of the day. Undefined: that is no time. */
export function minutesIn(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
