import type { Texts } from '../../namespaces.ts'

export const mailTexts = {
  mail: {
    submitted: {
      subject: 'Nous avons reçu votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nDemande envoyée.\n\nNous avons reçu votre demande {{number}} pour {{incentive}}.\n\n**Ce que vous avez envoyé**\n\n{{copy}}\n\n**La suite**\n\n{{next}}\n\n[Voir où elle en est]({{url}})',
    },
    receipt: {
      subject: '{{subject}}',
      body: '{{text}}\n\n**Ce que vous avez envoyé**\n\n{{copy}}\n\n**La suite**\n\n{{next}}\n\n[Voir où elle en est]({{url}})',
    },
    updated: {
      subject: 'Nous avons reçu votre envoi pour la demande {{number}}',
      body: 'Bonjour {{name}},\n\nNous avons reçu votre envoi pour la demande {{number}} pour {{incentive}}. L’étude reprend.\n\n**Ce que vous avez envoyé**\n\n{{copy}}\n\n**La suite**\n\n{{next}}\n\n[Voir où elle en est]({{url}})',
    },
    corrected: {
      subject: 'Vous avez corrigé votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nNous avons reçu vos corrections à la demande {{number}} pour {{incentive}}. L’analyste voit la demande corrigée.\n\nSi ce n’était pas vous, écrivez-nous.\n\n[Voir où elle en est]({{url}})',
    },
    withdrawn: {
      subject: 'Votre demande {{number}} est retirée',
      body: 'Bonjour {{name}},\n\nVous avez retiré votre demande {{number}} pour {{incentive}}. Nous ne l’étudions plus et rien ne sera payé.\n\nVous pouvez faire une nouvelle demande tant que l’aide est offerte. Si ce n’était pas vous, écrivez-nous.\n\n[Voir où elle en est]({{url}})',
    },
    requested: {
      subject: 'Nous avons besoin d’un renseignement pour votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nNous étudions votre demande {{number}} pour {{incentive}} et nous avons besoin de ceci\u00a0:\n\n{{list}}\n\n[Ouvrir ce qui est demandé]({{url}})',
    },
    requested_by: {
      subject: 'Nous avons besoin d’un renseignement pour votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nNous étudions votre demande {{number}} pour {{incentive}} et nous avons besoin de ceci\u00a0:\n\n{{list}}\n\n**Répondez au plus tard le {{day}}.**\n\n[Ouvrir ce qui est demandé]({{url}})',
    },
    moved: {
      subject: 'Votre demande {{number}} : {{status}}',
      body: 'Bonjour {{name}},\n\nL’état de votre demande {{number}} pour {{incentive}} a changé\u00a0: **{{status}}**.\n\n[Voir où elle en est]({{url}})',
    },
    moved_with: {
      subject: 'Votre demande {{number}} : {{status}}',
      body: 'Bonjour {{name}},\n\nL’état de votre demande {{number}} pour {{incentive}} a changé\u00a0: **{{status}}**.\n\n{{message}}\n\n[Voir où elle en est]({{url}})',
    },
    moved_asks: {
      subject: 'Votre demande {{number}} : {{status}}',
      body: 'Bonjour {{name}},\n\nL’état de votre demande {{number}} pour {{incentive}} a changé : **{{status}}**.\n\n{{message}}\n\n{{list}}\n\n[Ouvrir ce qui est demandé]({{url}})',
    },
    message: {
      subject: 'Un message au sujet de votre demande {{number}}',
      body: 'Bonjour {{name}},\n\nL’analyste de votre demande {{number}} pour {{incentive}} vous a écrit\u00a0:\n\n{{message}}\n\n[Ouvrir la demande pour répondre]({{url}})',
    },
    answered: {
      subject: '{{name}} a écrit au sujet de la demande {{number}}',
      body: 'Bonjour {{reviewer}},\n\n{{name}} vous a écrit au sujet de la demande {{number}} pour {{incentive}} :\n\n{{message}}\n\n[Ouvrez-la dans la console pour répondre]({{url}})',
    },
    mentioned: {
      subject: '{{by}} vous nomme dans une note de la demande {{number}}',
      body: 'Bonjour {{name}},\n\n{{by}} vous nomme dans une note de la demande {{number}} pour {{incentive}} :\n\n{{message}}\n\n[Ouvrez-la dans la console pour lire le reste]({{url}})',
    },
  },
  copy: {
    asked: '- **{{name}}** : {{says}} [Répondre à ce point]({{url}})',
    asked_question: '- **{{name}}** {{says}} [Répondre à ce point]({{url}})',
    line: '{{name}}\u00a0: {{value}}',
    line_question: '{{name}} {{value}}',
    home: 'Logement',
    total: 'Aide totale',
    amount: 'Aide',
    confidential: 'fourni, non répété dans un courriel',
    next: '{{next}} Nous vous écrirons dès que son état changera ou s’il manque quelque chose.',
    guest:
      'Ce lien est pour vous seul et ne demande pas de mot de passe. Il fonctionne un an à partir du jour où vous avez commencé. Si vous créez un compte avec cette adresse courriel, la demande y est transférée.',
  },
} satisfies Texts
