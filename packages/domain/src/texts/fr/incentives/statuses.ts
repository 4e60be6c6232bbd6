import type { Texts } from '../../namespaces.ts'

/** How a status is called, and what happens next in it. */
export const statusTexts = {
  status: {
    submitted: 'Envoyée',
    eligibility_review: 'Étude de l’admissibilité',
    information_requested: 'Renseignements demandés',
    approved: 'Approuvée',
    payment_issued: 'Paiement émis',
    declined: 'Refusée',
    withdrawn: 'Retirée',
  },
  next: {
    submitted: 'Nous l’avons reçue. Nous lui attribuons un analyste.',
    eligibility_review: 'Vos réponses sont comparées aux règles de l’aide.',
    information_requested: 'Il nous manque un renseignement. L’étude reprendra quand vous l’aurez envoyé.',
    approved: 'Elle est approuvée. Nous paierons dès que nous aurons tout ce qui est demandé.',
    payment_issued: 'Le paiement est en route.',
    declined: 'Elle ne peut pas être payée. Notre courriel dit pourquoi.',
    withdrawn: 'Elle est retirée. Elle n’ira pas plus loin.',
  },
} satisfies Texts
