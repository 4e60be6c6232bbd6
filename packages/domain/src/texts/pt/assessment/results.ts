import type { Texts } from '../../namespaces.ts'

export const resultTexts = {
  measure: {
    air_sealing: {
      title: 'Vedar as fugas de ar',
      benefit: 'Reduz as correntes de ar e as perdas de calor. Um ensaio de pressurização mede o resultado.',
      watch: 'Mande verificar os aparelhos de combustão depois da obra.',
    },
    attic_insulation: {
      title: 'Isolar a cobertura',
      benefit: 'Guarda o calor no inverno e mantém o piso de cima mais fresco no verão.',
      watch: 'Vede primeiro as fugas e mantenha os beirais ventilados.',
    },
    wall_cavity_insulation: {
      title: 'Encher a caixa de ar das paredes',
      benefit: 'Torna as paredes mais quentes sem reduzir as divisões.',
      watch: 'Não é indicado se as paredes tiverem humidade ou instalação elétrica antiga.',
    },
    wall_exterior_insulation: {
      title: 'Isolar as paredes pelo exterior',
      benefit: 'Torna as divisões mais quentes e silenciosas e renova a fachada.',
      watch: 'Fica mais barato quando a fachada tem de ser renovada.',
    },
    rim_joist_insulation: {
      title: 'Isolar a viga de bordo',
      benefit: 'Impede a entrada de ar frio no bordo do rés do chão.',
      watch: 'Procure podridão e infiltrações antes de tapar.',
    },
    basement_wall_insulation: {
      title: 'Isolar as paredes da cave',
      benefit: 'Torna a cave e os pisos de cima mais quentes.',
      watch: 'Resolva primeiro qualquer problema de água.',
    },
    crawlspace_floor_insulation: {
      title: 'Isolar o pavimento sobre o espaço não aquecido',
      benefit: 'Torna o chão mais quente e reduz as perdas para baixo.',
      watch: 'Proteja da geada os canos desse espaço.',
    },
    windows: {
      title: 'Substituir as janelas',
      benefit: 'Reduz o frio junto aos vidros, o ruído e a condensação.',
      watch: 'A poupança de energia raramente paga as janelas novas. Espere até ser altura de as trocar.',
    },
    doors: {
      title: 'Substituir as portas exteriores',
      benefit: 'Acabam as correntes de ar à entrada.',
      watch: 'Numa boa porta, vedantes novos podem bastar.',
    },
    duct_sealing: {
      title: 'Vedar e isolar as condutas',
      benefit: 'O ar aquecido ou arrefecido chega às divisões em vez de se perder pelo caminho.',
      watch: 'Peça um ensaio de fugas antes e depois.',
    },
    hrv_erv: {
      title: 'Instalar ventilação com recuperação de calor',
      benefit: 'Traz ar fresco e filtrado e recupera quase todo o calor.',
      watch: 'Os filtros limpam-se duas vezes por ano.',
    },
    ashp_ducted_cold_climate: {
      title: 'Instalar uma bomba de calor para clima frio (com condutas)',
      benefit: 'Aquece e arrefece com cerca de um terço da energia.',
      watch:
        'Isole primeiro a casa, para bastar um aparelho mais pequeno. A fatura pode subir onde o gás é barato.',
    },
    ashp_ductless: {
      title: 'Instalar ar condicionado com bomba de calor',
      benefit: 'Aquece e arrefece as divisões principais com eficiência.',
      watch: 'Mantenha o aquecimento atual para as divisões afastadas e os dias mais frios.',
    },
    gshp: {
      title: 'Instalar uma bomba de calor geotérmica',
      benefit: 'Aquece e arrefece de forma estável e muito eficiente.',
      watch: 'Precisa de espaço para furar e de um projeto cuidado.',
    },
    furnace_high_eff: {
      title: 'Trocar o gerador de ar quente por um de condensação',
      benefit: 'Dá o mesmo conforto com menos combustível.',
      watch:
        'Compensa quando o antigo chega ao fim de vida; dimensione-o depois dos passos anteriores. Compare com uma bomba de calor.',
    },
    boiler_condensing: {
      title: 'Trocar a caldeira por uma de condensação',
      benefit: 'Alimenta os mesmos radiadores com menos combustível.',
      watch: 'Compensa quando a antiga chega ao fim de vida. Rende mais com água menos quente.',
    },
    central_ac: {
      title: 'Trocar o ar condicionado central',
      benefit: 'Mantém a casa fresca no verão com menos eletricidade e menos ruído.',
      watch: 'Uma bomba de calor arrefece igual e também aquece.',
    },
    smart_thermostat: {
      title: 'Instalar um termóstato inteligente',
      benefit: 'Baixa o aquecimento enquanto dorme ou está fora, sem ter de pensar nisso.',
      watch: 'Confirme que serve para o seu aquecimento.',
    },
    low_flow_fixtures: {
      title: 'Colocar chuveiros e torneiras de baixo caudal',
      benefit: 'Dão o mesmo duche com menos água quente.',
      watch: 'Alguns esquentadores antigos exigem um caudal mínimo.',
    },
    hpwh: {
      title: 'Instalar uma bomba de calor para água quente',
      benefit: 'Aquece a água com cerca de um terço da eletricidade.',
      watch: 'Precisa de ar à volta e faz um ruído suave.',
    },
    tankless_wh: {
      title: 'Instalar um esquentador de condensação',
      benefit: 'Aquece a água quando é precisa, sem perdas no depósito.',
      watch: 'Pode precisar de tubo de gás maior e nova exaustão.',
    },
    solar_dhw: {
      title: 'Instalar painéis solares térmicos',
      benefit: 'O sol aquece quase toda a água da primavera ao outono.',
      watch: 'Precisa de telhado soalheiro e sem sombras.',
    },
    led_lighting: {
      title: 'Trocar as lâmpadas que faltam por LED',
      benefit: 'Duram anos e gastam muito menos eletricidade.',
      watch: 'Comece pelas que estão mais tempo acesas.',
    },
    appliances: {
      title: 'Escolher eletrodomésticos eficientes',
      benefit:
        'Reduz o consumo do frigorífico e das máquinas de lavar roupa, de secar roupa e de lavar loiça.',
      watch: 'Compensa quando os antigos são para trocar.',
    },
    rooftop_pv: {
      title: 'Instalar painéis fotovoltaicos no telhado',
      benefit: 'Produz a sua própria eletricidade durante 25 anos ou mais.',
      watch: 'Precisa de um telhado em bom estado e de registo de autoconsumo.',
    },
  },
  not_applicable: {
    already_good: 'Essa parte da sua casa já está bem.',
    already_have: 'A sua casa já tem.',
    not_in_apartment: 'Esta obra diz respeito a todo o edifício, não a um só apartamento.',
    no_attic: 'A sua casa não tem sótão acessível.',
    no_basement_wall: 'A sua casa não tem cave aquecida.',
    no_cold_floor: 'A sua casa não tem pavimento sobre espaço não aquecido.',
    no_rim_joist: 'A sua casa não tem viga de bordo acessível.',
    no_ducts_outside: 'A sua casa não tem condutas fora das divisões aquecidas.',
    no_fan_to_replace: 'Não há nenhum extrator a deitar ar quente para fora.',
    not_for_this_heating: 'Não se adapta ao seu aquecimento.',
    has_heat_pump: 'A sua casa já tem bomba de calor.',
    needs_ducts: 'Precisa de condutas, que a sua casa não tem.',
    no_cooling: 'A sua casa não tem ar condicionado.',
    not_for_this_water_heater: 'Não se adapta ao seu aquecimento de água.',
    not_offered_here: 'Raramente se encontra ou compensa na sua zona.',
  },
  end_use: {
    heating: 'Aquecimento',
    cooling: 'Arrefecimento',
    hot_water: 'Água quente',
    appliances: 'Equipamentos e iluminação',
    ventilation: 'Ventilação',
    other: 'Outros',
    solar: 'Painéis solares',
  },
  fuel: {
    electricity: 'Eletricidade',
    natural_gas: 'Gás natural',
    propane: 'Propano',
    fuel_oil: 'Gasóleo de aquecimento',
    wood: 'Lenha',
    wood_pellets: 'Pellets',
    kerosene: 'Querosene',
    coal: 'Carvão',
    district: 'Rede de calor urbana',
  },
  heat_path: {
    walls: 'Paredes',
    roof: 'Cobertura',
    windows: 'Janelas',
    doors: 'Portas',
    floor: 'Pavimento',
    foundation: 'Fundações',
    neighbours: 'Vizinhos e escadas',
    air_leakage: 'Fugas de ar',
    ventilation: 'Ventilação',
    ducts: 'Condutas',
  },
  consumption: {
    before: {
      title: 'A sua casa hoje',
      description: 'Energia que a sua casa compra num ano médio.',
    },
    after: {
      title: 'Depois do seu plano',
      description: 'Energia que a sua casa compraria com todos os passos do plano.',
    },
  },
  assumption: {
    answered: 'É a sua resposta.',
    building_record: 'Consta do registo da sua casa.',
    era_and_region: 'Habitual em casas desta idade na sua região.',
    renovation: 'Pela renovação que nos indicou.',
    house_type: 'Habitual neste tipo de casa.',
    size: 'Habitual numa casa deste tamanho.',
    climate: 'Habitual no seu clima.',
    region_habit: 'O mais comum onde vive.',
    follows_fuel: 'Corresponde à energia que usa.',
    follows_heating: 'Corresponde ao seu aquecimento.',
    age_of_equipment: 'Habitual em equipamento desta idade.',
    standard_household: 'Agregado-tipo.',
  },
  problem: {
    'impossible-input': 'Verifique a sua resposta: {{input}}.',
  },
} satisfies Texts
