import type { Texts } from '../namespaces.ts'
import { questionTexts } from './assessment/questions.ts'
import { resultTexts } from './assessment/results.ts'
import { sectionTexts } from './assessment/sections.ts'

export const texts = {
  ...resultTexts,
  ...questionTexts,
  ...sectionTexts,
  problem: { ...resultTexts.problem, 'invalid-answer': 'Revise sus respuestas.' },
  wizard: {
    label: 'Evaluación',
    progress: 'Paso {{step}} de {{count}}: {{name}}',
    done: 'hecho',
    previous: 'Anterior',
    next: 'Siguiente: {{name}}',
    submit: 'Ver mi informe',
    validation_title: 'Error de validación',
    validation_text: 'Compruebe que todos los campos estén bien completados',
    unknown: 'No lo sé',
    unknown_use: 'No lo sé. Usar {{value}}',
    assumed: 'Suponemos: {{value}}.',
    elsewhere_title: 'Cambiado en otra ventana',
    elsewhere_text: 'Alguien también respondió aquí. Usted ve las respuestas más nuevas.',
    submit_offline:
      'No tiene conexión. Sus respuestas quedan en este dispositivo. Envíelas cuando vuelva la conexión.',
    submit_failed: 'No pudimos terminar la evaluación. Revise los datos de la casa.',
    no_home:
      'Todavía no hay ninguna casa que evaluar. Agregue una primero y después podrá responder a las preguntas.',
    not_saved_title: 'Todavía sin guardar',
    not_saved:
      'Algunas respuestas aún no se han guardado. Siguen en este dispositivo y lo seguimos intentando.',
    roof_holds: 'Un techo de este tamaño admite como máximo {{amount}} kW de paneles.',
    bills: {
      name: 'Facturas',
      title: '¿Qué dicen sus facturas?',
      text: 'Con sus facturas, la estimación se ajusta a su casa. Puede saltarse esta página.',
    },
    mix: {
      title: 'Dos de sus respuestas no encajan',
      text: 'Su sistema de calefacción, «{{system}}», funciona con «{{own}}». La energía que eligió para calentar es «{{fuel}}».',
      taken: 'Mientras no elija, contamos con esto: {{taken}}.',
      system_only: 'Solo «{{system}}»',
      system_main: 'Sobre todo «{{system}}», y un segundo sistema con «{{fuel}}»',
      fuel_main: 'Sobre todo un sistema con «{{fuel}}», y «{{system}}» como segundo',
      water:
        'Un calentador con bomba de calor funciona con electricidad, no con «{{fuel}}». Contamos con electricidad.',
    },
    modal: {
      title: '¿Quiere mirar más de cerca?',
      text: 'En el modo avanzado preguntamos por el aislamiento, las ventanas y las puertas: unos cuatro minutos más para un informe más seguro.',
      advanced: 'Continuar en modo avanzado',
      overview: 'Ir al resumen de la casa',
    },
    live: {
      title: 'Su casa hasta ahora',
      about: 'unos {{amount}}',
      a_year: 'al año',
      likely: 'rango probable',
      range: 'Probablemente de {{low}} a {{high}} al año.',
      energy: 'Unos {{amount}} kWh al año.',
      answers: '{{count}} de {{total}} respuestas.',
      narrowed: 'Su última respuesta redujo el rango.',
      moved: 'Su última respuesta movió el rango: es menos usual que lo que habíamos supuesto.',
      more: 'Su última respuesta suma unos {{amount}} al año.',
      less: 'Su última respuesta resta unos {{amount}} al año.',
      bills: 'Ajustado a sus facturas.',
      bills_misfit:
        'Sus facturas no encajan con esta casa. Compruebe las cifras, sus unidades y cada cuánto llegan; mientras tanto la estimación se basa en sus respuestas.',
      waiting: 'Su estimación aparece con la primera respuesta.',
      failed: 'Estas respuestas no encajan. Revise: {{field}}.',
      next: 'Responda ahora: {{question}}',
      gain: 'Estrecharía el rango de ±{{now}} % a ±{{after}} %.',
      picture: 'Un corte de su casa, dibujado según sus respuestas',
    },
    drawn: {
      title: 'De qué está hecho el dibujo',
      answered: 'su respuesta',
      record: 'registro',
      assumed: 'supuesto',
      heating_fuel: 'Energía de calefacción',
      house_type: 'Casa',
      construction_era: 'Construcción',
      attic_insulation: 'Ático',
      wall_insulation: 'Paredes',
      window_type: 'Ventanas',
    },
  },
} satisfies Texts
