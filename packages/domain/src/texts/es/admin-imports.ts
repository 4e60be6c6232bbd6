import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'no-file': 'Elija primero un archivo CSV.',
    'not-csv':
      'No podemos leer este archivo como CSV. Guárdelo como CSV con coma, punto y coma o tabulador entre las columnas, en UTF-8.',
    empty: 'Este archivo no tiene filas. La primera fila contiene los títulos y después siguen las cuentas.',
    'too-big': 'Este archivo supera los 50 MB. Divídalo e importe las partes una tras otra.',
    columns:
      'Indique de cada cuenta el número, el apellido, la dirección, la ciudad y el código postal, una vez cada uno.',
    stale:
      'Otra persona ha continuado esta importación. Así está ahora; no se ha hecho nada de lo que usted pidió.',
    over: 'Esta importación ya pasó ese paso. Así está ahora.',
  },
  title: 'Importaciones',
  accounts: 'Cuentas de servicio',
  csv: { name: 'filas-por-corregir.csv', row: 'Fila', problem: 'Problema' },
  target: {
    account_id: 'Número de cuenta',
    first_name: 'Nombre',
    last_name: 'Apellido',
    email: 'Correo electrónico',
    mailing_address: 'Dirección postal',
    city: 'Ciudad',
    region: 'Estado o provincia',
    country: 'País',
    zip: 'Código postal',
    site_permission: 'Derechos sobre los sitios',
    site_id: 'Número de sitio',
    site_address: 'Dirección del servicio',
    site_city: 'Ciudad del sitio',
    site_region: 'Estado del sitio',
    site_zip: 'Código postal del sitio',
    none: 'No importar',
  },
  problem_of: {
    missing: '{{field}}: está vacío',
    invalid: '{{field}}: no se puede leer',
    columns: 'La fila tiene otras columnas que los títulos',
    twice: 'La cuenta y el sitio aparecen dos veces',
  },
} as const satisfies Texts
