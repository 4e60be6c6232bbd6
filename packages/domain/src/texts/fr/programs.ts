import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Ce programme ne reçoit pas de demandes en ce moment.',
    'budget-used-up':
      'L’argent du programme pour cette année est épuisé, il n’accepte donc pas de demandes en ce moment.',
    'not-eligible': 'Cette habitation ne remplit pas une condition de ce programme.',
    'invalid-answers': 'Vérifiez que tous les champs ont été remplis correctement',
    'invalid-measure': 'Les mesures n’ont pas pu être mises à jour.',
    'no-contact': 'Choisissez un contact avant de passer à l’étape suivante.',
    terms: 'Vous devez accepter les conditions',
    incomplete: 'Il manque encore quelque chose dans cette demande. Parcourez ses étapes encore une fois.',
    'cannot-move': 'Le statut de cette demande a changé entre-temps. Rechargez la page pour le voir.',
    'attachment-too-big': '{{message}}',
    'attachment-type': '{{message}}',
    'attachment-duplicate': '{{message}}',
    'attachment-count': 'Au plus {{count}} fichiers peuvent être ajoutés ici.',
    'fulfill-api-error':
      'Le système des programmes n’a pas répondu. Ce que vous avez écrit est conservé. Réessayez dans quelques minutes.',
  },
  field: {
    true: 'Oui',
    false: 'Non',
    quantity: 'Quantité',
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
  mail: { status: { subject: '{{subject}}', body: '{{text}}' } },
  message: {
    created: 'Votre demande est commencée.',
    answers: 'Vos réponses sont enregistrées.',
    measures: 'Les mesures sont mises à jour.',
    terms: 'Demande envoyée.',
    contact: 'Le contact est enregistré.',
    attachment_deleted: 'Le fichier est supprimé.',
    measures_deleted: 'Les mesures sont retirées.',
    moved: 'Le statut de votre demande a changé.',
  },
  page: {
    customerhome: 'Vos demandes',
    measureinfo: 'À propos de cette mesure',
    measuresearch: 'Mesures',
    measurecart: 'Vos mesures',
    availableprograms: 'Programmes ouverts aux demandes',
  },
} satisfies Texts
