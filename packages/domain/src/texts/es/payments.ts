import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'nothing-due': 'Ahora no hay nada por pagar.',
    'no-columns': 'El archivo necesita una primera línea con las columnas payment y status.',
  },
  row: {
    unknown: 'No hay ningún pago con este número.',
    'already-paid': 'Este pago ya está hecho.',
    'not-sent': 'Este pago no ha salido en ningún archivo.',
    'bad-status': 'El estado no es paid ni failed.',
    'amount-differs': 'El importe no es el que se envió.',
    'bad-date': 'El día no está escrito como 2026-11-30.',
    'no-reason': 'Un pago fallido necesita su motivo.',
    twice: 'Este pago está dos veces en el archivo.',
  },
} satisfies Texts
