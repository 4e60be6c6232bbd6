import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'wrong-credentials':
      'O e-mail ou a palavra-passe que introduziu está incorreto. Tente novamente ou clique na ligação «Esqueci-me da palavra-passe» para a repor.',
    'email-unconfirmed': 'Confirme primeiro o seu e-mail. Enviámos-lhe uma ligação.',
    'slow-down': 'Houve demasiadas tentativas. Aguarde {{seconds}} segundos e tente novamente.',
    'email-taken': 'Já existe uma conta com este e-mail. Pode iniciar sessão ou repor a palavra-passe.',
    'missing-fields': 'Preencha todos os campos obrigatórios.',
    'consent-required': 'Tem de aceitar os termos e condições para continuar.',
    'terms-required': 'O campo dos termos e condições é obrigatório.',
    'password-mismatch': 'A palavra-passe e a sua confirmação têm de ser iguais.',
    'confirmation-mismatch': 'A confirmação não corresponde à palavra-passe.',
    'password-too-short': 'Este campo tem de ter, pelo menos, {{length}} caracteres.',
    'password-common': 'Esta palavra-passe está numa lista de palavras-passe comuns. Escolha outra.',
    'password-like-email': 'O seu e-mail não pode ser a sua palavra-passe. Escolha outra.',
    'wrong-current-password': 'A palavra-passe atual não está correta.',
    'token-invalid':
      'Esta ligação já não é válida. Pode já ter sido usada ou ser demasiado antiga. Pode pedir uma nova.',
    'sign-up-closed': 'Não pode criar uma conta aqui. Use o início de sessão único.',
    'admin-sign-up-closed': 'O registo através de um consultor não está disponível.',
    'single-sign-on-only':
      'A sua conta só inicia sessão através do início de sessão único. Use o botão correspondente.',
    'single-sign-on-failed': 'O início de sessão único não funcionou. Tente novamente.',
    'profile-locked': 'O seu perfil não pode ser alterado aqui. Contacte {{partner}}.',
    'extra-info-protected': 'Este valor não pode ser alterado aqui.',
    acting:
      'Está a agir em nome de outra pessoa. O e-mail e a palavra-passe dessa pessoa não podem ser alterados.',
    'account-unknown': 'Não encontrámos esta conta. Verifique a morada e o número da conta.',
    'fulfill-api-error': 'O sistema de contas não respondeu. Tente novamente dentro de alguns minutos.',
  },
  verification: {
    warning: 'Não encontrámos nenhuma conta com esta morada e este número. Compare-os com a sua fatura.',
  },
  mail: {
    'confirm-email': {
      subject: 'Confirme o seu e-mail',
      body: 'Olá, {{name}},\n\nconfirme que este é o seu e-mail.\n\n[Confirmar o meu e-mail]({{url}})\n\nA ligação funciona uma única vez e durante {{hours}} horas. Se não criou uma conta na {{partner}}, pode ignorar esta mensagem.',
    },
    'reset-password': {
      subject: 'Reponha a sua palavra-passe',
      body: 'Olá, {{name}},\n\nalguém, esperamos que o próprio titular, pediu uma nova palavra-passe para a sua conta na {{partner}}.\n\n[Escolher uma nova palavra-passe]({{url}})\n\nA ligação funciona uma única vez e durante uma hora. Se não foi o caso, pode ignorar esta mensagem: a sua palavra-passe mantém-se.',
    },
    'create-password': {
      subject: 'Escolha uma palavra-passe para a sua nova conta',
      body: 'Olá, {{name}},\n\nfoi criada para si uma conta na {{partner}}.\n\n[Escolher uma palavra-passe]({{url}})\n\nA ligação funciona uma única vez e durante {{hours}} horas. Depois disso, pode pedir uma nova na página de início de sessão.',
    },
    'password-changed': {
      subject: 'A sua palavra-passe foi alterada',
      body: 'Olá, {{name}},\n\na palavra-passe da sua conta na {{partner}} foi alterada. A sessão foi terminada em todos os outros dispositivos.\n\nSe não foi o caso, [reponha a sua palavra-passe]({{url}}) e avise-nos.',
    },
    'acted-for': {
      subject: 'A sua conta foi aberta pela {{partner}}',
      body: 'Olá, {{name}},\n\nfoi dado a {{admin}}, da {{partner}}, acesso à sua conta para ajudar.\n\nMotivo: {{reason}}\n\nDesta forma não é possível alterar o seu e-mail nem a sua palavra-passe. Se não estava à espera, contacte-nos.',
    },
  },
} satisfies Texts
