import type { Texts } from '../../namespaces.ts'

/** Asking for a contractor or a visit. */
export const contactTexts = {
  mail: {
    'contractor-request': {
      subject: '{{name}} busca un contratista: {{incentive}}',
      body: 'Hola, {{advisor}}:\n\n{{name}} busca un contratista para {{incentive}}. Comuníquese con esta persona e indíquele contratistas de su zona que hacen este trabajo.\n\nCorreo electrónico: {{email}}\n\nCasa: {{home}}\n\nAceptó que le demos estos datos.',
    },
    'advisor-asked': {
      subject: 'Su petición: {{incentive}}',
      body: 'Hola, {{name}}:\n\nEnviamos su petición sobre {{incentive}} a {{advisor}}, del equipo de asesores energéticos. {{next}}\n\nCasa: {{home}}\n\nNo le pasamos nada más: usted sigue solicitando los demás reembolsos como hasta ahora.',
    },
    'advisor-request': {
      subject: '{{name}} pregunta por {{incentive}}',
      body: 'Hola, {{advisor}}:\n\nA {{name}} le gustaría que usted se comunicara para hablar de {{incentive}}.\n\nCorreo electrónico: {{email}}\n\nCasa: {{home}}\n\nAceptó que le demos estos datos.',
    },
  },
  contact: {
    consent_required: 'El consentimiento es obligatorio',
    advisor_required: 'Elija un asesor energético.',
    contractor: 'Pedir un contratista',
    assessment: 'Pedir una visita',
    contacted: 'Contactado',
    text: 'Un asesor energético se comunicará con usted sobre {{incentive}}.',
    text_contractor:
      'Su petición llega a un asesor energético. El asesor se comunica con usted y le indica contratistas de su zona que hacen este trabajo: {{incentive}}.',
    advisor: 'Asesor energético',
    consent: 'Pueden dar al asesor mi nombre, mi correo electrónico y la dirección de esta casa.',
    submit: 'Contactar',
    cancel: 'Cancelar',
    done: 'Asignación realizada',
    next: {
      contractor:
        '{{name}} tiene su petición y le escribirá a {{email}} para indicarle contratistas para este trabajo.',
      assessment: '{{name}} tiene su petición y le escribirá a {{email}} para acordar la visita.',
    },
    failed: 'Error inesperado al crear el proyecto',
  },
} satisfies Texts
