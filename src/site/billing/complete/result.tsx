/** How paying went, in a word for screen readers as soon as the page is there. */
export const Result = ({ result, title, text }: { result: string; title: string; text: string }) => (
  <div role={result === 'failed' ? 'alert' : 'status'} data-status={result}>
    <h1>{title}</h1>
    <p className="lead">{text}</p>
  </div>
)
