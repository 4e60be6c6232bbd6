import { savingsProblems } from '@hearthlight/domain/savings/savings-problems'
import type { Feature } from '../../platform/feature.ts'
import { measureAll } from './measure-all.ts'
import { up as savingsUp } from './migrations/1050-savings.ts'
import { up as permissionUp } from './migrations/1051-savings-permission.ts'
import { up as newestWeatherUp } from './migrations/1076-newest-weather.ts'
import { up as worksUp } from './migrations/1080-works-of-applications.ts'
import { up as programsUp } from './migrations/1081-works-of-programs.ts'
import { up as likeHomesUp } from './migrations/1120-like-homes.ts'
import { programRoutes } from './program/program-routes.ts'
import type { SavingsDeps } from './savings-deps.ts'
import { savingsPersonalData } from './savings-personal-data.ts'
import { savingsRoutes } from './savings-routes.ts'
import type {} from './savings-tables.ts'
import { weatherOfHomeRoutes } from './weather/weather-of-home.ts'
import { weatherRoutes } from './weather/weather-routes.ts'

export const savings: Feature<{ readonly savings: SavingsDeps }> = {
  name: 'savings',
  problems: savingsProblems,
  personal: savingsPersonalData,
  passing: {
    home_savings: 'measured again from readings, weather and the work whenever one of them differs',
    like_homes: 'measured again every night where readings or weather differ',
  },
  migrations: {
    '1050-savings': { up: savingsUp },
    '1051-savings-permission': { up: permissionUp },
    '1076-newest-weather': { up: newestWeatherUp },
    '1080-works-of-applications': { up: worksUp },
    '1081-works-of-programs': { up: programsUp },
    '1120-like-homes': { up: likeHomesUp },
  },
  open: ({ savings: deps }) => ({
    jobs: measureAll(deps),
    routes: async (app) => {
      await app.register(savingsRoutes(deps))
      await app.register(weatherRoutes(deps))
      await app.register(weatherOfHomeRoutes(deps))
      await app.register(programRoutes(deps))
    },
  }),
}
