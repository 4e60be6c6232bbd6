import Papa from 'papaparse'

const NEWLINE = '\r\n'

/** What a spreadsheet takes for a formula: blanks before it and lines after it do not save from that. */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/

/** A text that begins like a formula gets a mark that makes it a text again. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse(rows as unknown[][], { newline: NEWLINE, escapeFormulae: FORMULA })}${NEWLINE}`
