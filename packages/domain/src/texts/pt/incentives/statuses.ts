import type { Texts } from '../../namespaces.ts'

/** How a status is called, and what happens next in it. */
export const statusTexts = {
  status: {
    submitted: 'Enviada',
    eligibility_review: 'Análise da elegibilidade',
    information_requested: 'Informação pedida',
    approved: 'Aprovada',
    payment_issued: 'Pagamento emitido',
    declined: 'Recusada',
    withdrawn: 'Retirada',
  },
  next: {
    submitted: 'Já a recebemos. Estamos a escolher quem a analisa.',
    eligibility_review: 'As suas respostas são comparadas com as regras do apoio.',
    information_requested: 'Falta-nos algo da sua parte. A análise continua quando o enviar.',
    approved: 'Está aprovada. Pagamos assim que tivermos tudo o que é pedido.',
    payment_issued: 'O pagamento está a caminho.',
    declined: 'Não pode ser paga. O nosso email diz porquê.',
    withdrawn: 'Está retirada. Não segue adiante.',
  },
} satisfies Texts
