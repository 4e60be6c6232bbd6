import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'Cette adresse n’appartient à aucun de nos sites.',
    'invalid-configuration': 'Cette configuration contient des erreurs et ne peut pas être publiée.',
    'stale-draft':
      'Quelqu’un d’autre a enregistré ce brouillon entre-temps. Rien de son travail n’a été écrasé.',
    'draft-behind':
      'La version {{version}} a été publiée depuis le début de ce brouillon, et les deux ont changé les mêmes réglages. Intégrez-la d’abord.',
    'no-draft': 'Il n’y a pas de brouillon à publier.',
    'already-scheduled':
      'La publication d’une version est déjà planifiée. Annulez-la d’abord ou publiez maintenant.',
    'time-has-passed': 'Cette heure est passée. Choisissez une heure à venir.',
    'no-configuration': 'Ceci n’est pas une configuration.',
    'other-partners-file': 'Ce fichier est celui d’un autre partenaire.',
    'file-pictures': 'Un fichier contient au plus {{most}} images. Celui-ci en a {{count}}.',
    'file-picture-bytes': 'Les images d’un fichier font au plus {{most}} Mo ensemble. Celles-ci font plus.',
    'file-programs': 'Un fichier contient au plus {{most}} programmes. Celui-ci en a {{count}}.',
    'file-incentives': 'Un fichier contient au plus {{most}} aides. Celui-ci en a {{count}}.',
    'file-bad-picture':
      '«\u202f{{name}}\u202f» de ce fichier n’est pas une image que nous pouvons afficher, ou dépasse 2 Mo.',
    'file-bad-content': '«\u202f{{name}}\u202f» de ce fichier contient des erreurs. Rien n’a été importé.',
    'file-needs-programs':
      'Des programmes et des aides viennent avec ceci. Une personne qui peut modifier les programmes doit le faire.',
    'no-picture': 'Nous ne pouvons pas afficher cette image. Téléversez un SVG, PNG, JPEG, WebP ou AVIF.',
    'picture-too-big': 'Cette image dépasse 2 Mo. Téléversez-en une plus petite.',
    'preview-ended': 'Cet aperçu est terminé. Rouvrez-le depuis le studio.',
    'nobody-assessed': 'Aucun logement de ce site n’a encore de rapport.',
    'preview-reads-only': 'Ceci est un aperçu\u00a0: vous ne pouvez rien y modifier.',
    'texts-changed':
      'Quelqu’un d’autre a modifié {{count}} de ces textes depuis. Rien n’a été enregistré\u202f; relisez-les.',
    'texts-need-programs':
      'Ce sont des textes de programmes et d’aides. Quelqu’un qui peut modifier les programmes doit s’en charger.',
    'xliff-unreadable': 'Ce n’est pas un fichier XLIFF de version 1.2 ou 2.0 que nous puissions lire.',
    'xliff-too-many': 'Un fichier contient {{most}} textes au plus. Celui-ci en a {{count}}.',
    'xliff-other-languages':
      'Ce fichier ne traduit pas de la première langue du site vers une autre de ses langues.',
  },
  studio: {
    time: 'Écrivez l’heure en heures et minutes, par exemple 06:00.',
    code: 'Utilisez des minuscules, des chiffres et des traits d’union, en commençant par une lettre.',
    host: 'Écrivez un nom d’hôte en minuscules, par exemple maison.exemple.com.',
    colour: 'Écrivez #rrggbb ou oklch(L C H).',
    code_taken: 'Un partenaire porte déjà ce nom court.',
    host_taken: 'Un autre partenaire a cette adresse.',
  },
  field: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse courriel',
    mobile_phone: 'Téléphone mobile',
    mailing_address: 'Adresse postale',
    city: 'Ville',
    region: 'Province ou État',
    country: 'Pays',
    zip: 'Code postal',
    community: 'Communauté',
  },
} satisfies Texts
