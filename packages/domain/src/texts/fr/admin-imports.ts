import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'no-file': 'Choisissez d’abord un fichier CSV.',
    'not-csv':
      'Nous ne pouvons pas lire ce fichier comme CSV. Enregistrez-le en CSV avec une virgule, un point-virgule ou une tabulation entre les colonnes, en UTF-8.',
    empty:
      'Ce fichier ne contient aucune ligne. La première ligne contient les titres, les comptes viennent ensuite.',
    'too-big': 'Ce fichier dépasse 50 Mo. Divisez-le et importez les parties l’une après l’autre.',
    columns:
      'Indiquez pour chaque compte le numéro, le nom, l’adresse, la ville et le code postal, chacun une fois.',
    stale:
      'Une autre personne a poursuivi cette importation. Voici où elle en est maintenant. Rien de votre demande n’a été fait.',
    over: 'Cette importation a dépassé cette étape. Voici où elle en est maintenant.',
  },
  title: 'Importations',
  accounts: 'Comptes de service',
  csv: { name: 'lignes-a-corriger.csv', row: 'Ligne', problem: 'Problème' },
  target: {
    account_id: 'Numéro de compte',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Courriel',
    mailing_address: 'Adresse postale',
    city: 'Ville',
    region: 'Province ou État',
    country: 'Pays',
    zip: 'Code postal',
    site_permission: 'Droits sur les sites',
    site_id: 'Numéro de site',
    site_address: 'Adresse du service',
    site_city: 'Ville du site',
    site_region: 'Province du site',
    site_zip: 'Code postal du site',
    none: 'Ne pas importer',
  },
  problem_of: {
    missing: '{{field}}\u00a0: vide',
    invalid: '{{field}}\u00a0: illisible',
    columns: 'La ligne a d’autres colonnes que les titres',
    twice: 'Le compte et le site figurent deux fois',
  },
} as const satisfies Texts
