import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'has-open-applications':
      'Esta persona tiene solicitudes en curso. Decídalas o retírelas primero; después se puede borrar todo.',
    'not-confirmed': 'Escriba el correo de esta persona exactamente como aparece arriba.',
    erased: 'Los datos de esta persona se borraron. No queda nada que cambiar ni que entregar.',
    'no-link': 'Este enlace no le serviría a esta persona: vea cómo inicia sesión.',
  },
  held: {
    profile: 'Perfil',
    sign_ins: 'Lugares con la sesión abierta',
    utility_account: 'Cuenta de servicio creada aquí',
    homes: 'Viviendas',
    answers: 'Secciones contestadas de evaluaciones',
    results: 'Resultados de evaluaciones',
    plans: 'Planes',
    shared_reports: 'Informes compartidos',
    advisors: 'Consultas a asesores',
    applications: 'Solicitudes',
    statuses: 'Pasos de las solicitudes',
    requests: 'Peticiones de cambios',
    messages: 'Mensajes sobre solicitudes',
    payments: 'Pagos',
    comments: 'Respuestas a preguntas de incentivos',
    program_answers: 'Respuestas a preguntas de programas',
    measures: 'Medidas solicitadas',
    terms: 'Condiciones aceptadas',
    drafts: 'Pasos sin enviar',
    documents: 'Documentos',
    contacts: 'Contactos',
    visits_booked: 'Visitas reservadas',
    mails: 'Correos',
    site_visits: 'Visitas al sitio',
  },
} satisfies Texts
