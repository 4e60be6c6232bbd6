import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'already-applied': 'Vous avez déjà demandé cette aide pour cette maison.',
    'none-left': 'Vous avez demandé cette aide autant de fois que ses règles le permettent en un an.',
    'too-many': 'Vous pouvez encore en demander {{left}}, et non {{wanted}}.',
    'outside-dates': 'Cette aide ne reçoit pas de demandes ce jour-là.',
    'not-open': 'Cette aide n’est pas ouverte à votre maison.',
    'nothing-requested': 'Rien ne vous est demandé dans cette demande pour le moment.',
    locked: 'Ce projet est verrouillé dans le portail.',
    'invalid-answers':
      'Vous devez remplir les champs obligatoires et téléverser les documents requis pour envoyer votre demande.',
    'answers-in-edit': 'Veuillez mettre à jour toutes les réponses.',
    'unsaved-answers': 'Veuillez enregistrer les réponses ci-dessus.',
    'no-consent': 'Vous devez accepter les conditions pour faire une demande.',
    'documents-missing': 'Veuillez téléverser les documents requis.',
    'questions-missing': 'Veuillez répondre aux questions obligatoires.',
    'uploads-requested': 'Veuillez téléverser à nouveau les documents demandés',
    'edits-requested': 'Veuillez modifier les champs demandés',
    incomplete:
      'Vous devez remplir les champs obligatoires et téléverser les documents requis pour envoyer votre demande.',
  },
  submit: { done: 'Demande envoyée.' },
  update: { failed: 'Erreur lors de la mise à jour !' },
  mail: {
    submitted: {
      subject: 'Nous avons reçu votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nDemande envoyée.\n\nNous avons reçu votre demande {{number}} pour {{incentive}}.\n\nMaison : {{home}}\n\nNous vous écrirons dès qu’elle avance, ou s’il manque quelque chose. Vous la trouvez à tout moment sous Trouver des aides.',
    },
    requested: {
      subject: 'Il nous faut quelque chose pour votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nNous étudions votre demande {{number}} pour {{incentive}} et il nous manque quelque chose :\n\n{{message}}\n\nOuvrez Trouver des aides, trouvez la demande et envoyez la mise à jour de là.',
    },
  },
} satisfies Texts
