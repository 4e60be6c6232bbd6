import type { Texts } from '../../namespaces.ts'

export const resultTexts = {
  measure: {
    air_sealing: {
      title: 'Sellar las fugas de aire',
      benefit:
        'Menos corrientes y menos calor perdido por rendijas, comprobado con una prueba de puerta ventilador.',
      watch: 'Haga revisar los aparatos de combustión después de la obra.',
    },
    attic_insulation: {
      title: 'Aislar el ático',
      benefit: 'Guarda el calor en invierno y deja más fresco el piso de arriba en verano.',
      watch: 'Selle antes las fugas y mantenga ventilados los aleros.',
    },
    wall_cavity_insulation: {
      title: 'Rellenar las cavidades de las paredes',
      benefit: 'Paredes más cálidas sin perder espacio.',
      watch: 'No conviene con humedad ni con cableado antiguo.',
    },
    wall_exterior_insulation: {
      title: 'Aislar las paredes por fuera',
      benefit: 'Habitaciones más cálidas y silenciosas, y fachada nueva.',
      watch: 'Sale mejor cuando hay que renovar el revestimiento.',
    },
    rim_joist_insulation: {
      title: 'Aislar la viga perimetral',
      benefit: 'Detiene el aire frío en el borde del primer piso.',
      watch: 'Busque pudrición y goteras antes de cubrirla.',
    },
    basement_wall_insulation: {
      title: 'Aislar las paredes del sótano',
      benefit: 'Un sótano seco y cálido, y pisos más cálidos arriba.',
      watch: 'Arregle antes cualquier problema de agua.',
    },
    crawlspace_floor_insulation: {
      title: 'Aislar el piso sobre el espacio frío',
      benefit: 'Pies calientes y menos calor perdido hacia abajo.',
      watch: 'Proteja de las heladas las tuberías de ese espacio.',
    },
    windows: {
      title: 'Cambiar las ventanas',
      benefit: 'Sin vidrios fríos, con menos ruido y menos condensación.',
      watch: 'La energía sola rara vez las paga: hágalo cuando toque cambiarlas.',
    },
    doors: {
      title: 'Cambiar las puertas exteriores',
      benefit: 'Se acaban las corrientes en la entrada.',
      watch: 'A veces bastan burletes nuevos en una buena puerta.',
    },
    duct_sealing: {
      title: 'Sellar y aislar los conductos',
      benefit: 'El aire que usted paga llega a las habitaciones.',
      watch: 'Pida una prueba de fugas antes y después.',
    },
    hrv_erv: {
      title: 'Instalar ventilación con recuperación de calor',
      benefit: 'Aire fresco y filtrado que conserva casi todo su calor.',
      watch: 'Los filtros se limpian dos veces al año.',
    },
    ashp_ducted_cold_climate: {
      title: 'Instalar una bomba de calor para clima frío (con conductos)',
      benefit: 'Calienta y enfría con cerca de un tercio de la energía.',
      watch: 'Aísle primero para elegirla más pequeña. La factura puede subir donde el gas es barato.',
    },
    ashp_ductless: {
      title: 'Instalar bombas de calor sin conductos',
      benefit: 'Calefacción y refrigeración eficientes en las habitaciones principales.',
      watch: 'Conserve la calefacción actual para lo más lejano y los días más fríos.',
    },
    gshp: {
      title: 'Instalar una bomba de calor geotérmica',
      benefit: 'Calor y frío constantes y muy eficientes desde el suelo.',
      watch: 'Necesita espacio para perforar y un diseño cuidadoso.',
    },
    furnace_high_eff: {
      title: 'Cambiar el calefactor de aire por uno de condensación',
      benefit: 'El mismo confort con menos combustible.',
      watch:
        'Conviene cuando el viejo llega al final de su vida; dimensiónelo después de los pasos anteriores. Compárelo con una bomba de calor.',
    },
    boiler_condensing: {
      title: 'Cambiar la caldera por una de condensación',
      benefit: 'Menos combustible para los mismos radiadores.',
      watch: 'Conviene cuando la vieja llega al final de su vida. Rinde más con agua menos caliente.',
    },
    central_ac: {
      title: 'Cambiar el aire acondicionado central',
      benefit: 'Veranos frescos con menos electricidad y menos ruido.',
      watch: 'Una bomba de calor enfría igual y además calienta.',
    },
    smart_thermostat: {
      title: 'Instalar un termostato inteligente',
      benefit: 'Ahorra mientras duerme o está fuera, sin pensar en ello.',
      watch: 'Compruebe que sirve para su calefacción.',
    },
    low_flow_fixtures: {
      title: 'Poner cabezales de ducha y llaves de agua de bajo flujo',
      benefit: 'La misma ducha con menos agua caliente.',
      watch: 'Algunos calentadores antiguos piden un flujo mínimo.',
    },
    hpwh: {
      title: 'Instalar un calentador de agua con bomba de calor',
      benefit: 'Agua caliente con cerca de un tercio de la electricidad.',
      watch: 'Necesita aire alrededor y hace un zumbido suave.',
    },
    tankless_wh: {
      title: 'Instalar un calentador instantáneo de condensación',
      benefit: 'Agua caliente sin pérdidas del tanque.',
      watch: 'Puede pedir una tubería de gas mayor y otra salida de humos.',
    },
    solar_dhw: {
      title: 'Instalar agua caliente solar',
      benefit: 'El sol calienta casi toda su agua de primavera a otoño.',
      watch: 'Necesita un techo soleado y sin sombras.',
    },
    led_lighting: {
      title: 'Cambiar a LED las bombillas que quedan',
      benefit: 'Bombillas que duran años y gastan una fracción.',
      watch: 'Empiece por las que más tiempo están encendidas.',
    },
    appliances: {
      title: 'Elegir electrodomésticos eficientes',
      benefit: 'Refrigerador, lavadora, secadora y lavavajillas que gastan menos.',
      watch: 'Conviene cuando toca cambiar los viejos.',
    },
    rooftop_pv: {
      title: 'Poner paneles solares en el techo',
      benefit: 'Su propia electricidad durante 25 años o más.',
      watch: 'Necesita un techo sano y un acuerdo de conexión.',
    },
  },
  not_applicable: {
    already_good: 'Esa parte de su casa ya está bien.',
    already_have: 'Su casa ya lo tiene.',
    not_in_apartment: 'Un apartamento no puede hacerlo por su cuenta.',
    no_attic: 'Su casa no tiene un ático abierto.',
    no_basement_wall: 'Su casa no tiene sótano con calefacción.',
    no_cold_floor: 'Su casa no tiene piso sobre un espacio sin calefacción.',
    no_rim_joist: 'Su casa no tiene viga perimetral accesible.',
    no_ducts_outside: 'Su casa no tiene conductos fuera de las habitaciones con calefacción.',
    no_fan_to_replace: 'No hay ventilador que expulse aire caliente.',
    not_for_this_heating: 'No va con su tipo de calefacción.',
    has_heat_pump: 'Su casa ya tiene bomba de calor.',
    needs_ducts: 'Necesita conductos y su casa no los tiene.',
    no_cooling: 'Su casa no tiene aire acondicionado.',
    not_for_this_water_heater: 'No va con su calentador de agua.',
    not_offered_here: 'Donde usted vive rara vez se ofrece o conviene.',
  },
  end_use: {
    heating: 'Calefacción',
    cooling: 'Refrigeración',
    hot_water: 'Agua caliente',
    appliances: 'Electrodomésticos y luces',
    ventilation: 'Ventilación',
    other: 'Otros',
    solar: 'Paneles solares',
  },
  fuel: {
    electricity: 'Electricidad',
    natural_gas: 'Gas natural',
    propane: 'Propano',
    fuel_oil: 'Aceite para calefacción',
    wood: 'Leña',
    wood_pellets: 'Pellets',
    kerosene: 'Queroseno',
    coal: 'Carbón',
    district: 'Calefacción de distrito',
  },
  heat_path: {
    walls: 'Paredes',
    roof: 'Ático y techo',
    windows: 'Ventanas',
    doors: 'Puertas',
    floor: 'Piso',
    foundation: 'Cimientos',
    neighbours: 'Vecinos y pasillo',
    air_leakage: 'Fugas de aire',
    ventilation: 'Ventilación',
    ducts: 'Conductos',
  },
  consumption: {
    before: {
      title: 'Su casa hoy',
      description: 'Energía que su casa compra en un año normal.',
    },
    after: {
      title: 'Después de su plan',
      description: 'Energía que su casa compraría con todos los pasos del plan.',
    },
  },
  assumption: {
    answered: 'Usted nos lo dijo.',
    building_record: 'Del registro de su casa.',
    era_and_region: 'Habitual en casas de esa edad en su región.',
    renovation: 'Por la renovación que nos indicó.',
    house_type: 'Habitual en este tipo de casa.',
    size: 'Habitual en una casa de ese tamaño.',
    climate: 'Habitual en su clima.',
    region_habit: 'Lo más común donde vive.',
    follows_fuel: 'Va con la energía que usa.',
    follows_heating: 'Va con su calefacción.',
    age_of_equipment: 'Habitual en un equipo de esa edad.',
    standard_household: 'Hogar tipo.',
  },
  problem: {
    'impossible-input': 'Revise su respuesta: {{input}}.',
  },
} satisfies Texts
