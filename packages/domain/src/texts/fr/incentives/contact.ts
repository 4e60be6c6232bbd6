import type { Texts } from '../../namespaces.ts'

/** Asking for a contractor or a visit. */
export const contactTexts = {
  mail: {
    'contractor-request': {
      subject: '{{name}} cherche un entrepreneur\u00a0: {{incentive}}',
      body: 'Bonjour {{advisor}},\n\n{{name}} cherche un entrepreneur pour {{incentive}}. Veuillez communiquer avec cette personne et lui indiquer des entrepreneurs de sa région qui font ces travaux.\n\nCourriel\u00a0: {{email}}\n\nLogement\u00a0: {{home}}\n\nCette personne accepte que nous vous donnions ces renseignements.',
    },
    'advisor-asked': {
      subject: 'Votre demande\u00a0: {{incentive}}',
      body: 'Bonjour {{name}},\n\nNous avons transmis votre demande au sujet de {{incentive}} à {{advisor}}, de l’équipe de conseil en énergie. {{next}}\n\nLogement\u00a0: {{home}}\n\nRien d’autre n’a été transmis\u00a0: vous demandez les autres aides comme avant.',
    },
    'advisor-request': {
      subject: '{{name}} demande des précisions sur {{incentive}}',
      body: 'Bonjour {{advisor}},\n\n{{name}} aimerait avoir de vos nouvelles au sujet de {{incentive}}.\n\nCourriel\u00a0: {{email}}\n\nLogement\u00a0: {{home}}\n\nCette personne accepte que nous vous donnions ces renseignements.',
    },
  },
  contact: {
    consent_required: 'Le consentement est obligatoire.',
    advisor_required: 'Veuillez choisir un conseiller en énergie.',
    contractor: 'Demander un entrepreneur',
    assessment: 'Demander une visite',
    contacted: 'Demande envoyée',
    text: 'Un conseiller en énergie communiquera avec vous au sujet de {{incentive}}.',
    text_contractor:
      'Votre demande est transmise à un conseiller en énergie. Il communique avec vous et vous indique des entrepreneurs de votre région qui font ces travaux\u00a0: {{incentive}}.',
    advisor: 'Conseiller en énergie',
    consent: 'J’accepte que vous donniez au conseiller mon nom, mon courriel et l’adresse de ce logement.',
    submit: 'Envoyer la demande',
    cancel: 'Annuler',
    done: 'Demande transmise',
    next: {
      contractor:
        '{{name}} a reçu votre demande et vous écrira à {{email}} pour vous indiquer des entrepreneurs pour ces travaux.',
      assessment: '{{name}} a reçu votre demande et vous écrira à {{email}} pour convenir de la visite.',
    },
    failed: 'Nous n’avons pas pu envoyer votre demande. Réessayez.',
  },
} satisfies Texts
