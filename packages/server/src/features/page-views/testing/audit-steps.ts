/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /ahoy/visits': 'counts a visit for statistics, kept 400 days',
}
