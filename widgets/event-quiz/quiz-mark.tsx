import css from './component.module.css';

/** A ring for true, a cross for false. Words beside it say the same. */
export function QuizMark({ mark }: { readonly mark: 'O' | 'X' }) {
  return (
    <svg
      className={css['mark']}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {mark === 'O' ? <circle cx="24" cy="24" r="18" /> : <path d="M8 8l32 32M40 8L8 40" />}
    </svg>
  );
}
