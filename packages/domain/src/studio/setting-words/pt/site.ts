/** Who the partner is, its look, its addresses, its mail, the switches of the site, and the nouns of its texts. */
export const words = {
  Code: 'Código',
  Name: 'Nome',
  Logo: 'Logótipo',
  'Logo icon': 'Ícone do logótipo',
  'Contact email': 'Email de contacto',
  'Contact phone': 'Telefone de contacto',
  'Contact name': 'Nome do contacto',
  Website: 'Site na Internet',
  'App path': 'Caminho da aplicação',
  Base: 'Endereço público',
  Country: 'País',
  'Default region': 'Região predefinida',
  'Time zone': 'Fuso horário',
  Languages: 'Línguas',
  'Currency code': 'Código da moeda',
  'Currency icon': 'Símbolo da moeda',
  'Helphero app id': 'Id do HelpHero',
  'Soft recommended subsidies': 'Apoios públicos recomendados',
  'Soft recommended offers': 'Ofertas recomendadas',
  Incentive: 'Apoio',
  'The code of an incentive: what it pays is shown as the catalogue has it, while it is open.':
    'O código de um apoio: o que paga aparece como está no catálogo, enquanto está aberto.',
  'For what is no incentive of the catalogue; beside one it is not shown.':
    'Para o que não é um apoio do catálogo; ao lado de um não aparece.',
  'Incentive categories': 'Categorias de apoios',
  Id: 'Id',
  'Recommended categories': 'Categorias recomendadas',
  Colour: 'Cor',
  Accent: 'Cor de destaque',
  'Paper hue': 'Matiz do fundo',
  'Paper chroma': 'Intensidade do fundo',
  Fonts: 'Tipos de letra',
  'Display weight': 'Peso dos títulos',
  'Radius px': 'Raio em px',
  'Maintenance mode': 'Modo de manutenção',
  'Tester emails': 'Emails de quem testa',
  'Allow iframe embedding': 'Permitir incorporar o site',
  'Frame ancestors': 'Sites que o podem incorporar',
  'Embed origins': 'Origens dos módulos incorporados',
  'Show environment alert': 'Mostrar o aviso de ambiente',
  'Tag manager id': 'Id do gestor de etiquetas',
  'Terms links': 'Ligações para os termos',
  Label: 'Rótulo',
  Url: 'Endereço',
  'Energyxpert admin enabled': 'Ferramentas de perito para a equipa',
  Key: 'Chave',
  Enable: 'Ativar',
  'Custom css': 'CSS próprio',
  Texts: 'Textos',
  Names: 'Nomes',
  Aliases: 'Nomes alternativos',
  Host: 'Anfitrião',
  Redirect: 'Redirecionamento',
  'From name': 'Nome do remetente',
  'From email': 'Email do remetente',
  'Short name of the partner: its folder, its assets, its commands.':
    'Nome curto do parceiro: a sua pasta, os seus ficheiros, os seus comandos.',
  'Name of the partner, as people know it.': 'Nome do parceiro, como as pessoas o conhecem.',
  'Logo in the header.': 'Logótipo do cabeçalho.',
  'Square logo: browser tab, small places.': 'Logótipo quadrado: separador do navegador, espaços pequenos.',
  'Where people write to.': 'Para onde as pessoas escrevem.',
  'Where people call.': 'Para onde as pessoas telefonam.',
  'Whom people reach: a team or a person.': 'Quem responde: uma equipa ou uma pessoa.',
  "The partner's own site.": 'O site do próprio parceiro.',
  'Path under which the app stands.': 'Caminho onde está a aplicação.',
  'Public address of this app: https, at one of the host names of the site; default: the host.':
    'Endereço público desta aplicação: https, num dos nomes de anfitrião do site; por predefinição, o anfitrião.',
  'Zip format, paper size, locale of numbers and dates.':
    'Formato do código postal, tamanho do papel, formato de números e datas.',
  'State or province preset in forms.': 'Distrito ou região já preenchido nos formulários.',
  'Zone in which times are told (IANA name).': 'Fuso em que as horas são ditas (nome IANA).',
  'Languages offered; the first is the default.': 'Línguas oferecidas; a primeira é a predefinida.',
  'Currency of all money.': 'Moeda de todos os montantes.',
  'Currency symbol.': 'Símbolo da moeda.',
  'Onboarding helper; loaded only while set.': 'Guia de boas-vindas; só é carregado se estiver indicado.',
  'The colour of actions. Any colour: its ramp is derived with guaranteed contrast in light and dark.':
    'A cor das ações. Qualquer uma: a sua gama é calculada com contraste garantido em claro e escuro.',
  'Second colour, for illustration and thin accents; never text.':
    'Segunda cor, para ilustrações e traços finos; nunca para texto.',
  'Tint of all neutrals, as an OKLCH hue.': 'Tonalidade de todos os neutros, como matiz OKLCH.',
  'Strength of that tint: 0 grey, 0.02 cream.': 'Intensidade dessa tonalidade: 0 cinzento, 0.02 creme.',
  'newsreader: Newsreader + Source Sans 3. bricolage: Bricolage Grotesque + Figtree. fraunces: Fraunces + Public Sans.':
    'newsreader: Newsreader e Source Sans 3. bricolage: Bricolage Grotesque e Figtree. fraunces: Fraunces e Public Sans.',
  'Weight of headings.': 'Peso dos títulos.',
  'Corner radius of cards; controls use 0.6 of it.':
    'Raio dos cantos dos cartões; os controlos usam 0,6 desse valor.',
  'Sends everybody but tester emails to the maintenance page, and refuses them the calls. Staff work on.':
    'Leva todos, menos quem testa, à página de manutenção e recusa-lhes as chamadas. A equipa continua a trabalhar.',
  'People who pass maintenance mode. A browser is told only whether its own person is one of them.':
    'Pessoas que passam em modo de manutenção. O navegador só sabe se a sua é uma delas.',
  'The site may stand in a frame of another site, and /iframe-test exists.':
    'O site pode estar numa moldura de outro, e /iframe-test existe.',
  'Origins that may embed the site while embedding is allowed; empty: every origin.':
    'Origens que podem incorporar o site enquanto for permitido; vazio: todas.',
  'Origins that may show the rebate finder and the public offers by /embed.js (docs/embedding.md); empty: none.':
    'Origens que podem mostrar a procura de apoios e as ofertas públicas com /embed.js (docs/embedding.md); vazio: nenhuma.',
  'Shows the environment banner on dev, qa, staging and preprod hosts.':
    'Mostra a faixa de ambiente nos anfitriões de dev, qa, staging e preprod.',
  'Tag manager container. Loaded only while set, and never against Do Not Track.':
    'Contentor do gestor de etiquetas. Só é carregado se estiver indicado, e nunca contra «Não seguir».',
  'Links to terms and privacy shown beside consent checkboxes and in the footer.':
    'Ligações para os termos e a privacidade junto das caixas de consentimento e no rodapé.',
  'Energy-expert tools are shown to admins.': 'A equipa vê as ferramentas de perito em energia.',
  'Project key of the localization service.': 'Chave de projeto do serviço de tradução.',
  'Enabled: for everyone, with a key. Testing: for the testers listed below. Disabled: for nobody.':
    'Ativado: para todos, com chave. Em teste: para os testadores da lista. Inativo: para ninguém.',
  'People who see localization while it is in testing. A browser is told only of its own person.':
    'Pessoas que veem a tradução enquanto é testada. O navegador só sabe da sua.',
  'CSS added after all layers. May load pictures of this site only.':
    'CSS acrescentado depois de todas as camadas. Só pode carregar imagens deste site.',
  'Hosts that serve this partner.': 'Anfitriões que servem este parceiro.',
  'Hosts that lead to another address instead.': 'Anfitriões que levam a outro endereço.',
  'Default: the same page at the first of the names.':
    'Por predefinição: a mesma página no primeiro dos nomes.',
  'Sender of mails; default: the name of the partner.':
    'Remetente dos emails; por predefinição, o nome do parceiro.',
  'Address of the sender; default: the contact email.':
    'Endereço do remetente; por predefinição, o email de contacto.',
  'Last lines of every mail.': 'Últimas linhas de cada email.',
  Shared: 'Comum',
  Partner: 'Parceiro',
  Accounts: 'Contas',
  Buildings: 'Casas',
  Report: 'Relatório',
  Documents: 'Documentos',
  Programs: 'Programas',
  Applications: 'Candidaturas',
  Contacts: 'Contactos',
  Scheduling: 'Visitas',
  Payments: 'Pagamentos',
  Guests: 'Convidados',
  'Draft days': 'Dias dos rascunhos',
  'Closed document days': 'Dias dos documentos encerrados',
  'Email log days': 'Dias do registo de emails',
  'Audit log days': 'Dias do registo de alterações',
  'Days after which an application that was begun, not handed in and not touched since is deleted, with its answers and documents.':
    'Dias após os quais uma candidatura começada, que não foi enviada nem mexida desde então, é eliminada com as respostas e os documentos.',
  'Days after which the documents of a closed application are deleted. While a payment for it is open they stay.':
    'Dias após os quais os documentos de uma candidatura encerrada são eliminados. Enquanto houver um pagamento em aberto, ficam guardados.',
  'Days for which the console lists the emails that were sent.':
    'Dias durante os quais a consola mostra os emails enviados.',
  'Days after which the log forgets the values that were changed. Who did what and when stays in it.':
    'Dias após os quais o registo esquece os valores que foram alterados. Quem fez o quê e quando fica nele.',
}
