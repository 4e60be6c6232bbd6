import type { Texts } from '../../namespaces.ts'

export const defectTexts = {
  defect: {
    'nobody-can-wait-in-this-status': 'est un état dans lequel une demande ne peut pas attendre.',
    empty: 'n’est pas encore rempli.',
    missing: 'manque ou n’est pas du bon type.',
    'too-few': 'n’a pas assez d’éléments.',
    'wrong-form': 'n’est pas dans le bon format.',
    'not-offered': 'n’est pas l’un des choix.',
    'not-whole': 'n’est pas encore complet.',
    'unknown-key': 'contient quelque chose d’inconnu.',
    'no-text': 'n’a pas de texte.',
    'no-text-in': 'n’a pas de texte dans une langue ({{value}}).',
    'no-such-code': 'nomme quelque chose qui n’existe pas ({{value}}).',
    'no-such-fact': 'utilise une donnée que nous n’avons pas ({{value}}).',
    'no-such-placeholder': 'contient un repère inconnu ({{value}}).',
    'not-one-code-an-option': 'doit avoir autant de codes que d’options ; un code vide ne dit rien.',
    'is-asked-for-only-later': 'utilise une réponse donnée plus tard ({{value}}).',
    'does-not-offer': 'compare avec une option absente ({{value}}).',
    'is-the-name-of-a-fact-of-the-home': 'a le code d’une donnée du logement ({{value}}).',
    'is-above-the-maximum': 'dépasse le maximum.',
    'takes-no-options': 'n’accepte pas d’options.',
    'no-options': 'n’offre rien à choisir.',
    'an-option-stands-twice': 'offre deux fois la même chose.',
    'not-the-same-options-in-every-language': 'n’a pas les mêmes options dans chaque langue.',
    'an-application-begins-where-nobody-may-fill-it-in':
      'est le premier état d’une demande, mais personne ne peut la remplir.',
    'no-status-leads-to-it': 'ne peut pas être atteint depuis le premier état.',
    'approves-by-itself-what-nobody-works-out':
      'approuve sans intervention, mais aucune mesure n’indique le montant et aucun état n’attend un analyste.',
    'leads-nowhere': 'ne mène nulle part et n’est pas une fin.',
    'the-applicant-may-edit-and-has-no-way-to-hand-it-in':
      'permet au demandeur de modifier la demande, mais pas de l’envoyer.',
    'asks-nothing': 'ne demande encore rien.',
    'asks-for-no-document': 'ne demande encore aucun document.',
    'offers-no-measure': 'n’offre encore aucune mesure.',
    'pays-nothing': 'ne verse encore rien.',
    'ask-the-applicant-nothing': 'ne demandent rien au demandeur.',
    'shows-nothing': 'ne montre encore rien.',
    'nothing-says-what-is-paid':
      'ne disent pas encore ce qui est versé\u00a0: il n’y a ni mesure, ni budget, ni document qui permette à l’analyste d’en décider.',
    'no-step-shows-it': 'n’est montré par aucune étape.',
    'no-step-that-everybody-sees-submits-the-application':
      'n’ont aucune étape visible par tous qui envoie la demande.',
    'stands-behind-the-step-that-submits': 'se trouve après l’étape qui envoie la demande.',
    'no-step-before-it-offers-measures': 'vient avant toute étape qui offre des mesures.',
    'pays-a-share-of-the-cost-and-no-field-asks-for-the-cost':
      'paie une part du coût et aucun champ ne le demande.',
    'gives-another-amount': 'diffère : la formule donne {{value}}.',
    'does-not-tell-all-that-the-amount-depends-on': 'ne dit pas tout ce dont dépend le montant.',
    'is-over-already': 'est passé : plus personne ne peut commencer de demande.',
    'asks-the-same-as-another-question': 'demande la même chose qu’une autre question.',
    'can-never-be-false':
      'est toujours remplie : tous les choix y figurent, la question est donc toujours posée.',
    'can-never-be-true':
      'n’est jamais remplie : il ne reste aucun choix, la question n’est donc jamais posée.',
    'pays-by-tiers-and-no-test-case-holds-them': 'manquent, alors que le montant dépend de tranches.',
    'every-measure-has-a-quantity-already': 'est déjà demandé pour chaque mesure.',
    'no-label': 'n’a pas de texte.',
    'is-no-sum-of-money': 'n’est pas une somme d’argent.',
    'has-more-questions-than-we-allow': 'contient plus de questions que nous n’en acceptons : {{value}}.',
    'is-larger-than-we-allow': 'est plus volumineux que ce que nous acceptons : {{value}}.',
    'waits-for-more-questions-in-a-row-than-we-allow':
      'dépend de plus de questions à la suite que nous n’en acceptons : {{value}}.',
    'stands-twice': 'figure deux fois ({{value}}).',
    'ends-before-it-begins': 'finit avant de commencer.',
    'a-limit-of-none-lets-nobody-apply':
      'ne permet aucune demande. Retirez la limite ou permettez au moins une demande.',
    'is-no-pattern': 'n’est pas une expression régulière.',
    'is-not-asked-at-all': 'nomme quelque chose que cette aide ne demande pas : {{value}}.',
    'there-is-no-approval-to-wait-for': 'demande plus tard, mais il n’y a pas d’approbation à attendre.',
    'exists-only-after-the-work':
      'demande avant l’approbation ce qui n’existe qu’après les travaux : {{value}}.',
    'is-no-whole-number': 'n’est pas un nombre entier : {{value}}.',
    'is-no-number': 'n’est pas un nombre : {{value}}.',
    'no-part-of-the-amount-counts-it':
      'demande la quantité payée, mais aucune partie du montant ne la compte.',
    'does-not-fit-the-kind-of-answer': 'ne convient pas à ce genre de réponse.',
  },
} satisfies Texts
