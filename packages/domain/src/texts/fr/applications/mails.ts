import type { Texts } from '../../namespaces.ts'

export const mailTexts = {
  mail: {
    submitted: {
      subject: 'Nous avons reçu votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nDemande envoyée.\n\nNous avons reçu votre demande {{number}} pour {{incentive}}.\n\nMaison : {{home}}\n\nNous vous écrirons dès qu’elle avance, ou s’il manque quelque chose. Vous la trouvez à tout moment sous Trouver des aides.',
    },
    requested: {
      subject: 'Il nous faut quelque chose pour votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nnous examinons votre demande {{number}} pour {{incentive}} et avons besoin d’autre chose de votre part :\n\n{{message}}\n\nOuvrez la demande et envoyez la mise à jour depuis celle-ci.',
    },
    moved: {
      subject: 'Votre demande {{number}} : {{status}}',
      body: 'Bonjour {{name}},\n\nvotre demande {{number}} pour {{incentive}} a un nouveau statut : **{{status}}**.\n\nVous la retrouvez à tout moment sous Demandes.',
    },
    moved_with: {
      subject: 'Votre demande {{number}} : {{status}}',
      body: 'Bonjour {{name}},\n\nvotre demande {{number}} pour {{incentive}} a un nouveau statut : **{{status}}**.\n\n{{message}}\n\nVous la retrouvez à tout moment sous Demandes.',
    },
    message: {
      subject: 'Un message au sujet de votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nla personne qui examine votre demande {{number}} pour {{incentive}} vous a écrit :\n\n{{message}}\n\nOuvrez la demande pour répondre.',
    },
    answered: {
      subject: '{{name}} a écrit au sujet de la demande {{number}}',
      body: 'Bonjour {{reviewer}},\n\n{{name}} vous a écrit au sujet de la demande {{number}} pour {{incentive}} :\n\n{{message}}\n\nOuvrez-la dans la console pour répondre.',
    },
    mentioned: {
      subject: '{{by}} vous nomme dans une note de la demande {{number}}',
      body: 'Bonjour {{name}},\n\n{{by}} vous nomme dans une note de la demande {{number}} pour {{incentive}} :\n\n{{message}}\n\nOuvrez-la dans la console pour lire le reste.',
    },
  },
} satisfies Texts
