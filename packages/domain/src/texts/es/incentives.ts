import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Este incentivo no está abierto para su casa por ahora.',
    'no-advisor':
      'Ningún asesor energético atiende este tipo de trabajo por ahora. Póngase en contacto con nosotros.',
  },
  mail: {
    'advisor-request': {
      subject: '{{name}} pregunta por {{incentive}}',
      body: 'Hola, {{advisor}}:\n\n{{name}} desea que se comunique sobre {{incentive}}.\n\nCorreo electrónico: {{email}}\n\nCasa: {{home}}\n\nAceptó que le demos estos datos.',
    },
  },
  contact: {
    consent_required: 'El consentimiento es obligatorio',
    advisor_required: 'Elija un asesor energético.',
  },
  recommended: {
    title: 'Recomendado para su casa',
    category: 'Categoría',
    all: 'Todas las categorías',
    sort: 'Ordenar por',
    none: 'Nada de esta categoría encaja con su casa por ahora.',
  },
  sort: {
    most_energy_savings: 'Mayor ahorro de energía',
    highest_rebates: 'Mayores reembolsos',
  },
  certainty: {
    likely: 'Probable',
    may_apply: 'Posible',
  },
  approval_first: 'Aprobación primero',
  ends: 'Termina el {{date}}',
  learn_more: 'Más información',
  amount: {
    at_most: 'como máximo',
    unknown: 'El monto depende del trabajo',
  },
  verdict: {
    eligible: 'Usted califica',
    likely: 'Probablemente califica',
    needs_person: 'Alguien debe revisarlo primero',
    not_eligible: 'Por qué no',
  },
  outcome: {
    met: 'Se cumple',
    not_met: 'No se cumple',
    unknown: 'Aún no se sabe',
    document: 'Se demuestra con un documento',
    person: 'Lo juzga una persona',
    prove: 'Se cumple; un documento debe mostrarlo',
  },
  rule: 'La regla',
} satisfies Texts
