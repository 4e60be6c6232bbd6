const NAMES: Readonly<Record<string, string>> = { Enter: '↵', ArrowUp: '↑', ArrowDown: '↓', ' ': '␣' }

/** What stands on a key. */
export const keyName = (key: string): string =>
  NAMES[key] ??
  key
    .replace('ctrl+', 'Ctrl ')
    .replace('alt+', 'Alt ')
    .replace(/[a-z]$/, (letter) => letter.toUpperCase())
