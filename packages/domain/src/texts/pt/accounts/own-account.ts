import type { Texts } from '../../namespaces.ts'

export const ownAccountMails = {
  'change-email': {
    subject: 'Confirme o seu novo email',
    body: 'Olá, {{name}},\n\nQuer passar a entrar em {{partner}} com este endereço.\n\n[Confirmar o meu novo endereço]({{url}})\n\nA ligação funciona uma vez e durante {{hours}} horas. Até a abrir, vale o endereço antigo. Se não foi o próprio, ignore esta mensagem.',
  },
  'email-in-use': {
    subject: 'Já tem uma conta com este endereço',
    body: 'Olá, {{name}},\n\nAlguém com conta em {{partner}} quis usar este endereço. Já tem uma conta com ele, por isso nada mudou.\n\n[Entrar]({{url}})\n\nSe foi o próprio, entre com este endereço ou apague antes esta conta.',
  },
  'email-changed': {
    subject: 'O seu email foi alterado',
    body: 'Olá, {{name}},\n\nA sua conta em {{partner}} tem agora o endereço {{email}}. Com este já não é possível entrar.\n\nSe não foi o próprio, avise-nos já.',
  },
  erased: {
    subject: 'A sua conta foi apagada',
    body: 'Olá, {{name}},\n\nApagou a sua conta em {{partner}}. As suas casas, respostas, relatórios, documentos e pedidos foram apagados. Esta é a última mensagem que lhe enviamos sobre ela.',
  },
  'erased-but-paid': {
    subject: 'A sua conta foi apagada',
    body: 'Olá, {{name}},\n\nApagou a sua conta em {{partner}}. As suas casas, respostas, relatórios e documentos foram apagados. Dos pedidos pagos ({{numbers}}) guardamos o valor, as datas e o estado, sem o seu nome, como a lei contabilística exige. Esta é a última mensagem que lhe enviamos sobre ela.',
  },
} satisfies Texts

/** What a person does with their own account, on the profile. */
export const ownAccountTexts = {
  email: {
    title: 'Mudar o email',
    text: 'Enviamos uma ligação para o novo endereço. Vale quando a abrir; até lá, entra com o antigo.',
    new: 'Novo email',
    submit: 'Enviar a ligação',
    cancel: 'Cancelar',
    sent: 'Se {{email}} puder ser usado, uma ligação vai a caminho. Abra-a nas próximas duas horas.',
    synced:
      'O número de conta e a morada de faturação da {{partner}} ficam como estão: mudam-se junto da {{partner}}.',
    confirming: 'A confirmar o seu novo email',
    confirmed: 'O seu email é agora {{email}}.',
  },
  data: {
    title: 'Os seus dados',
    text: 'Tudo o que temos sobre si num ficheiro: perfil, casas, respostas, resultados, pedidos, mensagens e os documentos que entregou.',
    get: 'Descarregar os meus dados',
    working: 'Estamos a reunir os seus dados.',
    failed: 'Não foi possível criar o ficheiro. Tente de novo.',
  },
  delete: {
    title: 'Apagar a sua conta',
    text: 'As suas casas, respostas, relatórios, documentos e mensagens são apagados de vez.',
    button: 'Apagar a minha conta',
    single_sign_on:
      'Entra com a sua conta {{partner}}. Escreva para {{email}} para apagarmos a sua conta aqui.',
    open_one: '{{count}} pedido está em curso. É retirado: {{numbers}}.',
    open_many: '{{count}} pedidos estão em curso. São retirados: {{numbers}}.',
    open_other: '{{count}} pedidos estão em curso. São retirados: {{numbers}}.',
    kept: 'Dos pedidos pagos, a lei obriga a {{partner}} a guardar o valor, as datas e o estado, sem o seu nome.',
    last: 'Não é possível voltar atrás. Descarregue antes os seus dados se os quiser guardar.',
    cancel: 'Manter a minha conta',
    confirm: 'Apagar de vez',
    withdrawn: 'Apagou a sua conta.',
    done: 'A sua conta foi apagada. Enviámos-lhe um último email.',
  },
} satisfies Texts
