import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'nothing-due': 'Rien n’est à payer en ce moment.',
    'no-columns': 'Le fichier doit avoir une première ligne avec les colonnes payment et status.',
  },
  row: {
    unknown: 'Aucun paiement ne porte ce numéro.',
    'already-paid': 'Ce paiement est déjà fait.',
    'not-sent': 'Ce paiement n’est parti dans aucun fichier.',
    'bad-status': 'Le statut n’est ni paid ni failed.',
    'amount-differs': 'Le montant n’est pas celui qui a été envoyé.',
    'bad-date': 'Le jour n’est pas écrit comme 2026-11-30.',
    'no-reason': 'Un paiement échoué doit avoir son motif.',
    twice: 'Ce paiement figure deux fois dans le fichier.',
  },
} satisfies Texts
