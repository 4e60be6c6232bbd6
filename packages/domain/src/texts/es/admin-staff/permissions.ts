import type { Texts } from '../../namespaces.ts'

export const permissionTexts = {
  permission: {
    applications: {
      name: 'Tramitar solicitudes',
      text: 'leerlas, pedir cambios, aprobar, rechazar',
      words: 'Lee todas las solicitudes, pide cambios y decide.',
    },
    AppliedOfferRestrictedDataAccess: {
      name: 'Ver respuestas restringidas',
      text: 'cada consulta queda registrada',
      words: 'Ve respuestas restringidas; cada consulta queda registrada.',
    },
    second_approval: {
      name: 'Confirmar montos altos',
      text: 'ser la segunda persona por encima del tope o de lo que queda del presupuesto',
      words: 'Confirma los montos que una sola persona no puede aprobar.',
    },
    payments: {
      name: 'Pagar',
      text: 'archivos de pago, respuestas del banco, presupuestos',
      words: 'Hace archivos de pago y lee las respuestas del banco.',
    },
    users: {
      name: 'Atender a las personas',
      text: 'perfiles, enlaces de acceso, entrega y borrado de datos',
      words: 'Ve a las personas, les envía enlaces de acceso, entrega y borra sus datos.',
    },
    login_as: {
      name: 'Entrar como otra persona',
      text: 'con un motivo; se avisa a la persona por correo',
      words: 'Puede entrar como otra persona, con un motivo.',
    },
    buildings: {
      name: 'Ver viviendas',
      text: 'respuestas y resultados de las evaluaciones',
      words: 'Ve las viviendas con las respuestas y los resultados de sus evaluaciones.',
    },
    advisors: {
      name: 'Gestionar visitas',
      text: 'asesores, horarios, reservas, el día propio',
      words: 'Se ocupa de asesores, horarios y visitas, y tiene su propio día.',
    },
    partner: {
      name: 'Cambiar el sitio',
      text: 'textos, colores, interruptores; publicación',
      words: 'Cambia y publica el sitio.',
    },
    programs: {
      name: 'Cambiar programas e incentivos',
      text: 'preguntas, reglas, montos; publicación',
      words: 'Cambia y publica programas e incentivos.',
    },
    outward: {
      name: 'Conectar otros sistemas',
      text: 'claves de API y webhooks',
      words: 'Conecta otros sistemas con claves y webhooks.',
    },
    accounts_import: {
      name: 'Importar cuentas',
      text: 'del sistema de facturación',
      words: 'Importa cuentas del sistema de facturación.',
    },
    exports: { name: 'Exportar listas', text: 'como archivos', words: 'Exporta listas.' },
    audit_log: { name: 'Leer el registro', text: 'quién cambió qué', words: 'Lee quién cambió qué.' },
    jobs: {
      name: 'Ver tareas y correos',
      text: 'lo que se ejecuta en segundo plano',
      words: 'Ve las tareas en segundo plano y los correos enviados.',
    },
    staff: {
      name: 'Gestionar el personal y los roles',
      text: 'invitar, cambiar, desactivar',
      words: 'Invita a colegas, cambia sus roles y los desactiva.',
    },
  },
} satisfies Texts
