import { Progress } from '../../ui/kit/progress.tsx'

interface UploadProgressProps {
  /** What it is called. */
  label: string
  /** What is said once all of it has left, and where it did not arrive. */
  almost: string
  away: string
  /** What has the focus on the page that follows. */
  next?: string
}

/** How far a file is on its way, and the way to call it off; seen with scripts (`client/upload-form.ts`), in its form. */
export const UploadProgress = ({ label, almost, away, next }: UploadProgressProps) => (
  <Progress label={label} max={100} data-upload-progress data-almost={almost} data-away={away} data-next={next} />
)
