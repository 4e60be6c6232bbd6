import type { Texts } from '../../namespaces.ts'

export const ownAccountMails = {
  'change-email': {
    subject: 'Confirme o seu novo email',
    body: 'Olá, {{name}},\n\nRecebemos o seu pedido para passar a entrar na {{partner}} com este endereço.\n\n[Confirmar o meu novo endereço]({{url}})\n\nA ligação funciona uma única vez e durante {{hours}} horas. Até a abrir, mantém-se o endereço antigo. Se não fez este pedido, pode ignorar esta mensagem.',
  },
  'email-in-use': {
    subject: 'Já tem uma conta com este endereço',
    body: 'Olá, {{name}},\n\nAlguém com conta na {{partner}} quis usar este endereço. Já existe uma conta sua com ele, por isso nada mudou.\n\n[Entrar]({{url}})\n\nSe fez este pedido, entre com este endereço ou apague primeiro esta conta.',
  },
  'signed-up-again': {
    subject: 'Alguém tentou registar-se com o seu endereço',
    body: 'Olá, {{name}},\n\nAlguém tentou registar-se na {{partner}} com este endereço de email. Já existe uma conta sua com ele, por isso não foi criada outra e nada mudou.\n\n[Entrar]({{url}})\n\nSe fez este pedido, entre com este endereço; na mesma página pode pedir uma palavra-passe nova. Se não fez este pedido, pode ignorar esta mensagem: ninguém ficou a saber que tem uma conta.',
  },
  'email-changed': {
    subject: 'O seu email foi alterado',
    body: 'Olá, {{name}},\n\nA sua conta na {{partner}} tem agora o endereço {{email}}. Já não é possível entrar com o endereço anterior.\n\nSe não fez esta alteração, avise-nos já.',
  },
  erased: {
    subject: 'A sua conta foi apagada',
    body: 'Olá, {{name}},\n\nApagou a sua conta na {{partner}}. As suas casas, respostas, relatórios, documentos e candidaturas foram apagados. Esta é a última mensagem que lhe enviamos sobre esta conta.',
  },
  'erased-but-paid': {
    subject: 'A sua conta foi apagada',
    body: 'Olá, {{name}},\n\nApagou a sua conta na {{partner}}. As suas casas, respostas, relatórios e documentos foram apagados. Das candidaturas pagas ({{numbers}}) guardamos o valor, as datas e o estado, sem o seu nome, como a lei contabilística exige. Esta é a última mensagem que lhe enviamos sobre esta conta.',
  },
} satisfies Texts

/** What a person does with their own account, on the profile. */
export const ownAccountTexts = {
  email: {
    title: 'Mudar o email',
    text: 'Enviamos uma ligação para o novo endereço. O endereço só muda quando a abrir; até lá, entra com o antigo.',
    new: 'Novo email',
    submit: 'Enviar a ligação',
    cancel: 'Cancelar',
    sent: 'Se {{email}} puder ser usado, vai a caminho uma ligação. Abra-a nas próximas duas horas.',
    synced:
      'O número de conta e a morada de faturação da {{partner}} ficam como estão: peça essas alterações à {{partner}}.',
    confirming: 'A confirmar o seu novo email',
    confirmed: 'O seu email é agora {{email}}.',
  },
  data: {
    title: 'Os seus dados',
    text: 'Tudo o que temos sobre si num ficheiro: perfil, casas, respostas, resultados, candidaturas, mensagens e os documentos que entregou.',
    get: 'Descarregar os meus dados',
    working: 'Estamos a reunir os seus dados.',
    failed: 'Não foi possível criar o ficheiro. Tente de novo.',
  },
  delete: {
    title: 'Apagar a sua conta',
    text: 'As suas casas, respostas, relatórios, documentos e mensagens são apagados definitivamente.',
    button: 'Apagar a minha conta',
    single_sign_on:
      'Entra com a sua conta na {{partner}}. Escreva para {{email}} para apagarmos a sua conta aqui.',
    open_one: '{{count}} candidatura está em curso e será retirada: {{numbers}}.',
    open_many: '{{count}} candidaturas estão em curso e serão retiradas: {{numbers}}.',
    open_other: '{{count}} candidaturas estão em curso e serão retiradas: {{numbers}}.',
    kept: 'Das candidaturas pagas, a lei obriga a {{partner}} a guardar o valor, as datas e o estado, sem o seu nome.',
    last: 'Não é possível voltar atrás. Descarregue antes os seus dados se os quiser guardar.',
    cancel: 'Manter a minha conta',
    confirm: 'Apagar definitivamente',
    withdrawn: 'Apagou a sua conta.',
    done: 'A sua conta foi apagada. Enviámos-lhe um último email.',
  },
} satisfies Texts
