import type { Texts } from '../namespaces.ts'
import { questionTexts } from './assessment/questions.ts'
import { resultTexts } from './assessment/results.ts'
import { sectionTexts } from './assessment/sections.ts'

export const texts = {
  ...resultTexts,
  ...questionTexts,
  ...sectionTexts,
  problem: { ...resultTexts.problem, 'invalid-answer': 'Vérifiez vos réponses.' },
  wizard: {
    label: 'Évaluation',
    progress: 'Étape {{step}} sur {{count}}\u00a0: {{name}}',
    done: 'fait',
    previous: 'Précédent',
    next: 'Suivant\u00a0: {{name}}',
    submit: 'Voir mon rapport',
    validation_title: 'Erreur de validation',
    validation_text: 'Vérifiez que tous les champs sont bien remplis.',
    unknown: 'Je ne sais pas',
    unknown_use: 'Je ne sais pas. Utiliser {{value}}',
    assumed: 'Nous supposons\u00a0: {{value}}.',
    elsewhere_title: 'Modifié dans une autre fenêtre',
    elsewhere_text: 'Quelqu’un a aussi répondu ici. Vous voyez les réponses les plus récentes.',
    submit_offline:
      'Vous êtes hors ligne. Vos réponses sont conservées sur cet appareil. Envoyez-les quand la connexion sera rétablie.',
    submit_failed: 'Nous n’avons pas pu terminer l’évaluation. Vérifiez les renseignements sur le logement.',
    no_home: 'Il n’y a pas encore de logement à évaluer. Ajoutez-en un pour répondre aux questions.',
    not_saved_title: 'Pas encore enregistré',
    not_saved:
      'Certaines réponses ne sont pas encore enregistrées. Elles restent sur cet appareil et nous continuons d’essayer de les enregistrer.',
    roof_holds: 'Un toit de cette taille peut recevoir au plus {{amount}} kW de panneaux.',
    bills: {
      name: 'Factures',
      title: 'Que disent vos factures ?',
      text: 'Nous ajustons l’estimation à vos factures. Vous pouvez sauter cette page.',
    },
    mix: {
      title: 'Deux de vos réponses ne vont pas ensemble',
      text: 'Votre système de chauffage, «\u202f{{system}}\u202f», utilise «\u202f{{own}}\u202f». L’énergie que vous avez choisie pour le chauffage est «\u202f{{fuel}}\u202f».',
      taken: 'Tant que vous ne choisissez pas, nous retenons\u00a0: {{taken}}.',
      system_only: 'Seulement «\u202f{{system}}\u202f»',
      system_main: 'Surtout «\u202f{{system}}\u202f», avec un appoint utilisant «\u202f{{fuel}}\u202f»',
      fuel_main:
        'Surtout un système utilisant «\u202f{{fuel}}\u202f», avec «\u202f{{system}}\u202f» en appoint',
      water:
        'Un chauffe-eau à thermopompe utilise l’électricité, et non «\u202f{{fuel}}\u202f». Nous retenons l’électricité.',
    },
    modal: {
      title: 'Voulez-vous un rapport plus précis\u202f?',
      text: 'En mode avancé, nous vous posons des questions sur l’isolation, les fenêtres et les portes. Cela prend environ quatre minutes de plus.',
      advanced: 'Continuer en mode avancé',
      overview: 'Voir mon rapport',
    },
    live: {
      title: 'Votre logement jusqu’ici',
      about: 'environ {{amount}}',
      a_year: 'par an',
      likely: 'fourchette probable',
      range: 'Probablement de {{low}} à {{high}} par an.',
      energy: 'Environ {{amount}} kWh par an.',
      answers: '{{count}} réponses sur {{total}}.',
      narrowed: 'Votre dernière réponse a resserré la fourchette.',
      moved:
        'Votre dernière réponse a déplacé la fourchette, parce qu’elle est moins courante que ce que nous avions supposé.',
      more: 'Votre dernière réponse ajoute environ {{amount}} par an.',
      less: 'Votre dernière réponse retire environ {{amount}} par an.',
      bills: 'Ajusté à vos factures.',
      bills_misfit:
        'Vos factures ne correspondent pas à ce logement. Vérifiez les chiffres, leurs unités et la fréquence des factures\u202f; d’ici là, l’estimation repose sur vos réponses.',
      waiting: 'Votre estimation s’affichera dès votre première réponse.',
      failed: 'Ces réponses ne vont pas ensemble. Vérifiez\u00a0: {{field}}.',
      next: 'Répondez ensuite à ceci\u00a0: {{question}}',
      gain: 'Cela resserrerait la fourchette de ±{{now}} % à ±{{after}} %.',
      picture: 'Votre logement vu en coupe, dessiné d’après vos réponses',
    },
    drawn: {
      title: 'Ce que l’image montre',
      answered: 'votre réponse',
      record: 'dossier',
      assumed: 'supposé',
      heating_fuel: 'Énergie de chauffage',
      house_type: 'Maison',
      construction_era: 'Construction',
      attic_insulation: 'Grenier',
      wall_insulation: 'Murs',
      window_type: 'Fenêtres',
    },
  },
} satisfies Texts
