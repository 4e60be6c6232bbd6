import { EspiCollector } from '@hearthlight/domain/meters/espi/espi-collector'
import { metersOfFeed } from '@hearthlight/domain/meters/espi/meters-of-feed'
import { seriesOfEntries } from '@hearthlight/domain/meters/espi/series-of-entries'
import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import type { ByteReader } from './byte-reader.ts'
import { xmlPieces } from './xml-pieces.ts'

/** What a feed says, before it is told what it means. */
export function feedReader() {
  const collector = new EspiCollector()
  const pieces = xmlPieces({
    open: (name, attributes) => collector.open(name, attributes),
    write: (text) => collector.write(text),
    close: () => collector.close(),
    refuse: (why) => new MeterFileProblem(why, collector.readings),
  })
  return { write: pieces.write, finish: pieces.end, feed: () => seriesOfEntries(collector.end()) }
}

export function greenButtonReader(): ByteReader {
  const { write, finish, feed } = feedReader()
  return {
    write,
    end: () => {
      finish()
      return metersOfFeed(feed())
    },
  }
}
