"""What a model must reply when it judges; checked strictly."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")


class Partner(_Strict):
    """A step, and the step of the other procedure that says the same."""

    step: int
    partner: int | None = None


class StepsReply(_Strict):
    """Which steps of two procedures say the same."""

    written: list[Partner] = Field(min_length=1)
    gold: list[Partner] = Field(min_length=1)


class AnswerReply(_Strict):
    """Four scores, 3 the best."""

    completeness: int = Field(ge=1, le=3)
    soundness: int = Field(ge=1, le=3)
    clarity: int = Field(ge=1, le=3)
    compactness: int = Field(ge=1, le=3)
    reason: str = ""
