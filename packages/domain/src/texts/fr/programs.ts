import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Ce programme n’accepte pas de demandes en ce moment.',
    archived:
      'Ce programme est terminé et n’accepte plus de nouvelles demandes. Les demandes déjà commencées suivent leur cours.',
    'amount-unknown':
      'Le montant de cette demande n’est pas encore établi\u00a0: nous ne pouvons pas la recevoir. Veuillez nous écrire.',
    'budget-used-up':
      'Le budget de ce programme est épuisé pour cette année. Il n’accepte donc pas de demandes en ce moment.',
    'not-eligible': 'Ce logement ne remplit pas une condition de ce programme.',
    'invalid-answers': 'Vérifiez que tous les champs sont bien remplis.',
    'invalid-measure': 'Les mesures n’ont pas pu être mises à jour.',
    'no-contact': 'Choisissez un contact avant de passer à l’étape suivante.',
    terms: 'Vous devez accepter les conditions.',
    incomplete: 'Il manque encore quelque chose dans cette demande. Revoyez ses étapes.',
    'cannot-move': 'L’état de cette demande a changé entre-temps. Rechargez la page pour le voir.',
    'changed-elsewhere':
      'Cette étape a été enregistrée dans une autre fenêtre ou sur un autre appareil depuis que vous l’avez ouverte. Ce que vous avez écrit ici est conservé\u00a0: enregistrez encore une fois pour le mettre à la place, ou rechargez la page pour voir l’autre.',
    'attachment-too-big': '{{message}}',
    'attachment-type': '{{message}}',
    'attachment-duplicate': '{{message}}',
    'attachment-count': 'Vous pouvez ajouter au plus {{count}} fichiers ici.',
    'fulfill-api-error':
      'Le système des programmes n’a pas répondu. Ce que vous avez écrit est conservé. Réessayez dans quelques minutes.',
  },
  field: {
    from_home: 'Repris de votre logement. Changez-le si ce n’est pas juste.',
    from_profile: 'Repris de votre profil. Changez-le si ce n’est pas juste.',
    true: 'Oui',
    false: 'Non',
    quantity: 'Quantité',
    not_for_home: 'Ne convient pas à ce logement. {{reason}}',
    numeric: 'Ce champ n’accepte que des nombres entiers.',
    decimal: 'Ce champ n’accepte que des nombres décimaux.',
    currency: 'Ce champ n’accepte que deux décimales.',
  },
  attachment: {
    too_big: 'Ce fichier dépasse la limite de {{size}} Mo.',
    wrong_type: 'Ce type de fichier n’est pas accepté. Utilisez {{types}}.',
    refused_type: 'Ce type de fichier n’est pas accepté.',
    duplicate: 'Un fichier de ce nom est déjà là. Les traits de soulignement comptent comme des espaces.',
  },
  mail: { status: { subject: '{{subject}}', body: '{{text}}\n\n[Voir où elle en est]({{url}})' } },
  message: {
    created: 'Vous avez commencé votre demande.',
    answers: 'Vos réponses sont enregistrées.',
    measures: 'Les mesures ont été mises à jour.',
    terms: 'Demande envoyée.',
    contact: 'Le contact est enregistré.',
    attachment_deleted: 'Le fichier est supprimé.',
    measures_deleted: 'Les mesures sont retirées.',
    moved: 'L’état de votre demande a changé.',
  },
  page: {
    customerhome: 'Vos demandes',
    measureinfo: 'À propos de cette mesure',
    measuresearch: 'Mesures',
    measurecart: 'Vos mesures',
    availableprograms: 'Programmes offerts',
  },
} satisfies Texts
