import type { Language } from '../../texts/namespaces.ts'

export type ByLanguage = Readonly<Record<Language, string>>
const text = (en: string, es: string, fr: string, pt: string): ByLanguage => ({ en, es, fr, pt })

/** The words that a new site begins with, until its partner writes its own. */
export const NEW_PARTNER_TEXTS = {
  tab: text(
    'Where your heat goes',
    'A dónde se va su calor',
    'Par où part votre chaleur',
    'Por onde sai o calor da sua casa',
  ),
  hero: text(
    'Find out where your heat goes, and what to do first',
    'Descubra por dónde se va su calor y qué hacer primero',
    'Découvrez par où part votre chaleur et par quoi commencer',
    'Descubra por onde sai o calor da sua casa e o que fazer primeiro',
  ),
  heroText: text(
    'Answer a few questions about your house. In about eight minutes you see where the energy goes, and a plan in order.',
    'Responda unas preguntas sobre su casa. En unos ocho minutos ve a dónde va la energía y un plan en orden.',
    'Répondez à quelques questions sur votre maison. En huit minutes environ, vous verrez où va l’énergie et quels travaux faire, dans le bon ordre.',
    'Responda a algumas perguntas sobre a sua casa. Em cerca de oito minutos fica a saber para onde vai a energia e que obras fazer, pela ordem certa.',
  ),
  heroNote: text(
    'Free. No visit needed. You can stop and come back.',
    'Gratis. Sin visita. Puede parar y volver.',
    'C’est gratuit et sans visite. Vous pouvez vous arrêter et revenir plus tard.',
    'É grátis e sem visita. Pode parar e voltar mais tarde.',
  ),
  art: text(
    'A lit house in the evening',
    'Una casa iluminada al atardecer',
    'Une maison éclairée le soir',
    'Uma casa iluminada ao fim da tarde',
  ),
  start: text(
    'Start with your home',
    'Empiece con su casa',
    'Commencer l’évaluation',
    'Comece pela sua casa',
  ),
  how: text('How it works', 'Cómo funciona', 'Comment ça marche', 'Como funciona'),
  steps: text(
    'From a cold room to a plan you can afford',
    'De un cuarto frío a un plan a su alcance',
    'D’une pièce froide à un plan abordable',
    'De uma divisão fria a um plano ao seu alcance',
  ),
  describe: text('Describe your house', 'Describa su casa', 'Décrivez votre maison', 'Descreva a sua casa'),
  describeText: text(
    'Type, age, heating, windows. Where you do not know, we assume what is usual and say so.',
    'Tipo, antigüedad, calefacción, ventanas. Si no lo sabe, suponemos lo habitual y se lo decimos.',
    'Indiquez le type, l’âge, le chauffage et les fenêtres. Si vous ne savez pas, nous utilisons la valeur la plus courante et nous vous le disons.',
    'Indique o tipo, a idade, o aquecimento e as janelas. Quando não souber, usamos o valor habitual e avisamos.',
  ),
  describePicture: text(
    'A house without insulation, cut open',
    'Una casa sin aislamiento, vista por dentro',
    'Une maison sans isolation, en coupe',
    'Uma casa sem isolamento, em corte',
  ),
  see: text(
    'See where the heat leaves',
    'Vea por dónde se va el calor',
    'Voyez par où part la chaleur',
    'Veja por onde sai o calor',
  ),
  seeText: text(
    'Attic, walls, windows, gaps: each with its share, and how sure we are.',
    'Ático, paredes, ventanas, rendijas: cada uno con su parte y qué tan seguros estamos.',
    'Voyez la part du grenier, des murs, des fenêtres et des fuites d’air, avec la précision de l’estimation.',
    'Veja a parte da cobertura, das paredes, das janelas e das fugas de ar, com a precisão da estimativa.',
  ),
  seePicture: text(
    'The same house with an uninsulated attic',
    'La misma casa con el ático sin aislar',
    'La même maison au grenier non isolé',
    'A mesma casa com a cobertura por isolar',
  ),
  pays: text(
    'Start with the step that pays',
    'Empiece por lo que rinde',
    'Commencez par l’étape la plus rentable',
    'Comece pelo passo que compensa',
  ),
  paysText: text(
    'Costs, yearly savings as a range, and the order that makes sense.',
    'Costos, ahorro anual como un rango y el orden que conviene.',
    'Vous voyez les coûts, la fourchette des économies annuelles et le bon ordre des travaux.',
    'Vê os custos, o intervalo da poupança anual e a ordem certa das obras.',
  ),
  paysPicture: text(
    'The house after the work: insulated, with triple glazing',
    'La casa después de la obra: aislada y con vidrio triple',
    'La maison après les travaux\u00A0: isolée, à triple vitrage',
    'A casa depois da obra: isolada, com vidro triplo',
  ),
  about: text('About {{name}}', 'Acerca de {{name}}', 'À propos de {{name}}', 'Sobre {{name}}'),
  aboutText: text(
    'This site is a service of {{name}}. It helps people to understand the energy of their home and to improve it.',
    'Este sitio es un servicio de {{name}}. Ayuda a entender la energía del hogar y a mejorarla.',
    'Ce site est un service de {{name}}. Il vous aide à comprendre la consommation de votre logement et à la réduire.',
    'Este site é um serviço de {{name}}. Ajuda a compreender a energia da casa e a melhorá-la.',
  ),
  terms: text(
    'Terms and privacy',
    'Términos y privacidad',
    'Conditions et confidentialité',
    'Termos e privacidade',
  ),
  use: text('Terms of use', 'Términos de uso', 'Conditions d’utilisation', 'Termos de utilização'),
  useText: text(
    'The figures in your report are estimates made from your answers. They are not a bill, a quote or an offer.',
    'Las cifras de su informe son estimaciones hechas con sus respuestas. No son una factura, una cotización ni una oferta.',
    'Les chiffres de votre rapport sont des estimations tirées de vos réponses. Ils ne remplacent ni une facture, ni une soumission, ni une offre.',
    'Os números do seu relatório são estimativas feitas com as suas respostas. Não são uma fatura, um orçamento nem uma proposta.',
  ),
  privacy: text('Privacy', 'Privacidad', 'Confidentialité', 'Privacidade'),
  privacyText: text(
    'We keep what you tell us about your home for your report. Write to {{email}} to see it or to have it deleted.',
    'Guardamos lo que nos cuenta de su casa para su informe. Escriba a {{email}} para verlo o para que se borre.',
    'Nous conservons ce que vous nous dites de votre logement pour établir votre rapport. Écrivez à {{email}} pour le consulter ou le faire supprimer.',
    'Guardamos o que nos diz da sua casa para o seu relatório. Escreva para {{email}} para o ver ou pedir que seja apagado.',
  ),
  fileName: text(
    'home-energy-report_{yyyy-mm-dd}.pdf',
    'informe-energetico_{yyyy-mm-dd}.pdf',
    'rapport-energetique_{yyyy-mm-dd}.pdf',
    'relatorio-energetico_{yyyy-mm-dd}.pdf',
  ),
} as const satisfies Record<string, ByLanguage>
