/** How many who take part sit at each table, the fullest first: no table has more than its seats, and none two fewer than another. */
export function tableSizes(people: number, seats: number): readonly number[] {
  const tables = Math.ceil(people / seats);
  return Array.from({ length: tables }, (_, table) => Math.floor(people / tables) + (table < people % tables ? 1 : 0));
}
