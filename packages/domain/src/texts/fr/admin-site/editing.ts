import type { Texts } from '../../namespaces.ts'

export const editingTexts = {
  storage: {
    used_one:
      '{{documents}} document occupe {{megabytes}} Mo\u00a0: {{share}}\u00a0% de l’espace pour les documents.',
    used_other:
      '{{documents}} documents occupent {{megabytes}} Mo\u00a0: {{share}}\u00a0% de l’espace pour les documents.',
    nearly_full: 'L’espace pour les documents est occupé à {{share}}\u00a0%',
    ask: 'Une fois l’espace plein, plus personne ne pourra ajouter de document. Demandez plus d’espace à un opérateur de la plateforme, ou réduisez ce qu’une personne peut avoir.',
  },
  problem: {
    'operators-only':
      'Seul un opérateur de la plateforme modifie les noms d’hôte, l’adresse publique, l’authentification unique et l’espace pour les documents.',
  },
  title: 'Site',
  export: 'Exporter',
  head: {
    published: 'La version {{version}} est en ligne. Aucun brouillon.',
    draft: 'Brouillon de {{name}}, à partir de la version {{version}}.',
  },
  save: {
    saved: 'Enregistré à {{time}}',
    saving: 'Enregistrement en cours',
    waiting: 'Conservé sur cet appareil',
    failed: 'Non enregistré, conservé sur cet appareil',
  },
  tab: {
    edit: 'Modifier',
    translations: 'Traductions',
    publish: 'Vérifier et publier',
    versions: 'Versions',
  },
  search: 'Rechercher parmi {{count}} réglages',
  sections: 'Parties du site',
  section: {
    identity: 'Identité',
    look: 'Apparence',
    home: 'Page d’accueil',
    pages: 'Pages',
    words: 'Textes',
    people: 'Connexion et personnes',
    assessment: 'Évaluation',
    report: 'Rapport',
    applications: 'Demandes',
    advisors: 'Conseillers',
    mail: 'Courriel',
    addresses: 'Adresses',
    site: 'Options du site',
  },
  changed_count: '{{count}} réglages modifiés',
  only_changed: 'Seulement les changements',
  nothing: 'Aucun réglage ne correspond.',
  changed: 'modifié',
  standard: 'valeur par défaut',
  was: 'Ancienne valeur\u00a0: «\u202f{{value}}\u202f».',
  put_back: 'Rétablir {{name}}',
  changes: 'Changements dans ce brouillon : {{count}}',
  discard: {
    open: 'Abandonner',
    title: 'Abandonner le brouillon ?',
    text: 'Tous les changements du brouillon seront perdus ({{count}}). La version en ligne reste la même.',
  },
  value: {
    none: 'rien',
    on: 'activé',
    off: 'désactivé',
  },
  text: {
    by_language: 'Écrire dans chaque langue',
    missing: 'Le texte manque dans cette langue.',
  },
  colour: {
    wrong: 'Écrivez #rrggbb ou oklch(L C H).',
    l: 'Clarté',
    c: 'Intensité',
    h: 'Teinte',
  },
  contrast: {
    pair: 'Paire',
    ratio: 'Contraste',
    least: 'Requis',
    check: 'Résultat',
    button: 'Texte d’un bouton',
    link: 'Liens sur le fond',
    focus: 'Contour de sélection',
    dark_button: 'Bouton en mode sombre',
    dark_link: 'Liens en mode sombre',
    passes: 'conforme',
    fails: 'non conforme',
  },
  picture: {
    alt: '{{name}} actuel',
    upload: 'Téléverser une image (SVG, PNG, JPEG, WebP ou AVIF, 2 Mo au plus)',
    not_on_paper:
      'Le rapport sur papier imprime votre nom au lieu de ce logo : il contient du texte ou d’autres éléments que nous ne pouvons pas imprimer. Enregistrez-le avec le texte vectorisé ou en PNG.',
    too_big: 'Cette image dépasse 2 Mo. Téléversez-en une plus petite.',
  },
  list: {
    add: 'Ajouter à {{name}}',
    remove: 'Retirer {{name}}',
    up: 'Monter {{name}}',
    down: 'Descendre {{name}}',
    item: 'Élément {{number}}',
    kind: 'Type',
    name: 'Nom',
  },
  json: {
    wrong: 'Ce texte n’est pas du JSON valide.',
  },
  core: {
    part: 'Partie du site',
    search: 'Rechercher une clé ou un mot',
    shown: '{{shown}} textes sur {{total}}. Faites une recherche pour voir les autres.',
    was: 'Texte par défaut\u00a0: {{text}}',
  },
} satisfies Texts
