import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'nothing-due': 'Neste momento não há nada a pagar.',
    'no-columns': 'O ficheiro precisa de uma primeira linha com as colunas payment e status.',
  },
  row: {
    unknown: 'Não há pagamento com este número.',
    'already-paid': 'Este pagamento já está feito.',
    'not-sent': 'Este pagamento não saiu em nenhum ficheiro.',
    'bad-status': 'O estado não é paid nem failed.',
    'amount-differs': 'O montante não é o que foi enviado.',
    'bad-date': 'O dia não está escrito como 2026-11-30.',
    'no-reason': 'Um pagamento falhado precisa do seu motivo.',
    twice: 'Este pagamento está duas vezes no ficheiro.',
  },
} satisfies Texts
