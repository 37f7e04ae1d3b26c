/** Milliseconds of processor time this process has used. The wall clock of a busy machine would measure what else runs there. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
