import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Exportaciones',
  text: 'Tablas como archivos CSV. Cada exportación queda en el registro, con sus columnas.',
  what: 'Qué',
  applications: 'Solicitudes',
  people: 'Personas',
  homes: 'Viviendas',
  bookings: 'Visitas',
  log: 'Registro',
  columns: 'Columnas',
  from: 'Desde',
  to: 'Hasta',
  dates_hint: 'Ambos días incluidos. Si se dejan vacíos, se toma todo.',
  bom: 'Para Excel: con marca de orden de bytes',
  download: 'Descargar CSV',
  choose_one: 'Elija al menos una columna.',
  all: 'Todas las columnas',
} satisfies Texts
