import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { JobContext } from './context.ts'
import { crontab, taskList } from './jobs.ts'
import { holdHeartbeat, unlockJobs } from './unlock-jobs.ts'

/** What the queue says of its own: only its troubles, which it overcomes; a job that failed for good is said elsewhere. */
const logWith = (log: JobContext['log']) =>
  new Logger(() => (level, message, details) => {
    if (level === 'error' || level === 'warning')
      log.warn({ err: details?.error }, String(message).split('\n')[0] ?? '')
  })

export interface RunningJobs {
  /** Rejects while no jobs are done: the queue cannot be reached, or has not answered for a while. */
  check(): Promise<void>
  /** Takes no new jobs and waits for those in flight; `grace` milliseconds at most. */
  stop(grace?: number): Promise<void>
}

const concurrency = 3
const longestWait = 5000
/** Milliseconds without an answer of the queue to whoever is idle, who asks every two seconds. */
const longestSilence = 10_000

/** Connections of its own: jobs never wait for requests, nor requests for jobs. */
function openPool({ pool, log }: JobContext) {
  const own = new pg.Pool({
    connectionString: String(pool.options.connectionString),
    application_name: 'leerplein jobs',
    // One listens, one adds jobs by the clock.
    max: concurrency + 2,
    connectionTimeoutMillis: 3000,
    query_timeout: 20_000,
    keepAlive: true,
  })
  own.on('error', () => {})
  own.on('connect', (client) =>
    client.on('error', ({ message }) => log.warn({ reason: message }, 'A connection for jobs broke')),
  )
  return own
}

/** Whether the queue answers. */
interface Pulse {
  answeredAt: number
  busy: number
  /** Told when the connection that listens breaks: the queue alone would try again after up to a minute. */
  lost(): void
}

/** Each time it begins to listen it shows that it lives and takes over what the dead left; it also polls every two seconds. */
function eventsOf(context: JobContext, pulse: Pulse): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  const answered = (change: number) => () => {
    pulse.answeredAt = Date.now()
    pulse.busy += change
  }
  events.on('worker:getJob:empty', answered(0))
  events.on('job:start', answered(1))
  events.on('job:complete', answered(-1))
  events.on('pool:listen:error', () => pulse.lost())
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // The queue's own statement on this connection comes first.
    client.once('drain', () => {
      holdHeartbeat(client, workerPool.id)
        .then(() => unlockJobs(context))
        .catch((error: unknown) => context.log.warn({ err: error }, 'Jobs could not be taken over'))
    })
  })
  events.on('job:failed', ({ job, error }) => {
    context.log.error({ err: error, job: job.id, task: job.task_identifier }, 'A job failed for good')
  })
  return events
}

/** Does jobs, and adds those of the clock, for as long as it takes, whatever happens to the database. */
export function startJobs(context: JobContext): RunningJobs {
  const ending = new AbortController()
  const { signal } = ending
  const pool = openPool(context)
  let runner: Runner | undefined
  let pulse: Pulse | undefined
  const { promise: triedOnce, resolve: tried } = Promise.withResolvers<void>()

  const begin = (own: Pulse) =>
    run({
      pgPool: pool,
      taskList: taskList(context),
      parsedCronItems: parseCronItems(
        Object.entries(crontab).map(([task, match]) => ({ task, match, options: { jobKey: task } })),
      ),
      noHandleSignals: true,
      events: eventsOf(context, own),
      logger: logWith(context.log),
      // Without a batch, a job whose end cannot be written down is a rejection that nobody handles.
      preset: { worker: { concurrentJobs: concurrency, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })

  async function keepRunning() {
    for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      const { promise: lost, resolve } = Promise.withResolvers<void>()
      const own: Pulse = { answeredAt: Date.now(), busy: 0, lost: resolve }
      try {
        runner = await begin(own)
        if (signal.aborted) await runner.stop()
        pulse = own
        wait = 100
        tried()
        await Promise.race([runner.promise, lost])
        // What is in flight ends by itself; where its connection is gone, nobody can wait for that.
        runner.stop().catch(() => {})
      } catch (error) {
        if (!signal.aborted) context.log.warn({ err: error }, 'Jobs broke off')
      }
      pulse = undefined
      tried()
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const ended = keepRunning()
  async function stop(grace: number) {
    ending.abort()
    // A runner that stops by itself refuses to be stopped once more.
    runner?.stop().catch(() => {})
    const closed = ended.then(() => pool.end())
    await Promise.race([closed, sleep(grace, undefined, { ref: false })])
  }
  let stopping: Promise<void> | undefined
  return {
    async check() {
      await triedOnce
      const isBusy = (pulse?.busy ?? 0) >= concurrency
      if (!pulse || (!isBusy && Date.now() - pulse.answeredAt > longestSilence))
        throw new Error('The queue of jobs does not answer')
    },
    stop(grace = 5000) {
      stopping ??= stop(grace)
      return stopping
    },
  }
}
