/* Small interface marks on the pictograms’ 32-unit grid. */
export const ICONS = {
  arrow: 'M5 16h21M18 8l8 8-8 8',
  check: 'M5 17l7 7L27 8',
  plus: 'M16 5v22M5 16h22',
  minus: 'M5 16h22',
  chevron: 'M7 12l9 9 9-9',
  alert: 'M4 16a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM16 9v9M16 22.5v.3',
  eye: 'M2 16s5-9 14-9 14 9 14 9-5 9-14 9S2 16 2 16zM12 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  lock: 'M8 14h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM10 14V9a6 6 0 0 1 12 0v5',
  table:
    'M5.5 6h21a1.5 1.5 0 0 1 1.5 1.5v17a1.5 1.5 0 0 1 -1.5 1.5h-21a1.5 1.5 0 0 1 -1.5 -1.5v-17a1.5 1.5 0 0 1 1.5 -1.5zM4 12.5h24M4 19h24M13 12.5V26',
  menu: 'M4 9h24M4 16h24M4 23h24',
  search: 'M5 14a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM21 21l8 8',
  up: 'M16 27V6M8 13l8-8 8 8',
  down: 'M16 5v21M8 19l8 8 8-8',
  share: 'M16 20V4M10 9l6-6 6 6M7 15v13h18V15',
  trash: 'M6 9h20M12 9V5h8v4M8.5 9l1.3 18h12.4l1.3-18M13.5 14v8M18.5 14v8',
  camera: 'M4 10h6l2.5-4h7l2.5 4h6v16H4zM11 17.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  close: 'M6 6l20 20M26 6L6 26',
  filter: 'M4 9h24M9 16h14M13 23h6',
  'arrow-left': 'M27 16H6M14 8l-8 8 8 8',
  'chevron-right': 'M12 7l9 9-9 9',
  'chevron-left': 'M20 7l-9 9 9 9',
  'eye-off': 'M2 16s5-9 14-9 14 9 14 9-5 9-14 9S2 16 2 16zM5 27L27 5',
  info: 'M16 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM16 14.5v8M16 9.5v.3',
  offline: 'M4 4l24 24M9 13a14 14 0 0 1 4-2.3M19 10.7A14 14 0 0 1 27 15M12 19a7 7 0 0 1 8 0M16 24.5v.3',
  saving: 'M27 16a11 11 0 1 1-4-8.5M27 4v6h-6',
  download: 'M16 4v17M9 14l7 7 7-7M5 27h22',
  external: 'M13 6H6v20h20v-7M18 5h9v9M27 5L14 18',
  print: 'M9 12V4h14v8M9 23H4V12h24v11h-5M9 19h14v9H9z',
  user: 'M16 4.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM5 28.5c.6-6.5 5-9.5 11-9.5s10.4 3 11 9.5',
  globe:
    'M16 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM4 16h24M16 4c-4 4-5 8-5 12s1 8 5 12c4-4 5-8 5-12s-1-8-5-12z',
  edit: 'M5 27l1.5-6L22 5.5l4.5 4.5L11 25.5zM19 8.5l4.5 4.5',
  mail: 'M3 7h26v18H3zM3 8l13 10L29 8',
  phone:
    'M8 4l5 1 1.5 6-3.5 2.5c1.5 3 4 5.5 7.5 7.5L21 17.5l6 1.5 1 5c-1 3-4 4-7 3C12 24 7 19 5 11c-.8-3 .5-6 3-7z',
} as const

export type IconName = keyof typeof ICONS
