import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Exportações',
  text: 'Tabelas como ficheiros CSV. Cada exportação fica no registo, com as suas colunas.',
  what: 'Conteúdo',
  applications: 'Candidaturas',
  people: 'Pessoas',
  homes: 'Casas',
  bookings: 'Visitas',
  log: 'Registo',
  columns: 'Colunas',
  from: 'De',
  to: 'Até',
  dates_hint: 'Ambos os dias incluídos. Se ficarem vazios, é tudo exportado.',
  bom: 'Para o Excel: com marca de ordem de bytes',
  download: 'Descarregar CSV',
  choose_one: 'Escolha pelo menos uma coluna.',
  all: 'Todas as colunas',
} satisfies Texts
