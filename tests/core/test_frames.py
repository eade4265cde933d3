"""The stack of open questions."""

import pytest

from tripot.core.frames import DEPTH, WIDTH, Frames


def stack(*rows):
    frames = Frames()
    frames.load([list(row) for row in rows])
    return frames


def test_the_uppermost_frame_is_the_question_being_asked():
    frames = Frames()
    frames.push(1, 10, 11, 12)
    frames.push(2, 20, 21, 22)
    assert [frames.top(field) for field in range(WIDTH)] == [2, 20, 21, 22]
    frames.pop()
    assert [frames.top(field) for field in range(WIDTH)] == [1, 10, 11, 12]
    assert frames.depth == 1


def test_a_frame_pushed_after_a_pop_takes_its_place():
    frames = stack((1, 2, 3, 4), (5, 6, 7, 8))
    frames.pop()
    frames.push(9, 0, 0, 0)
    assert frames.rows() == [[1, 2, 3, 4], [9, 0, 0, 0]]


def test_a_number_of_the_uppermost_frame_can_be_changed():
    frames = stack((1, 2, 3, 4), (5, 6, 7, 8))
    frames.put(3, 9)
    assert frames.rows() == [[1, 2, 3, 4], [5, 6, 7, 9]]


def test_frames_are_written_and_loaded():
    rows = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 0, -1, 2]]
    assert stack(*rows).rows() == rows
    assert stack().rows() == []


def test_loading_replaces_what_was_there():
    frames = stack((1, 1, 1, 1), (2, 2, 2, 2))
    frames.load([[3, 3, 3, 3]])
    assert frames.rows() == [[3, 3, 3, 3]]


def test_a_copy_of_frames_is_independent():
    frames, other = stack((1, 2, 3, 4)), stack((9, 9, 9, 9), (8, 8, 8, 8))
    other.assign(frames)
    assert other.rows() == [[1, 2, 3, 4]]
    other.push(5, 5, 5, 5)
    other.pop()
    other.pop()
    other.push(6, 6, 6, 6)
    assert frames.rows() == [[1, 2, 3, 4]]


def test_interrupts_nest_sixteen_deep():
    frames = stack(*[(depth, 0, 0, 0) for depth in range(DEPTH)])
    assert frames.top(0) == DEPTH - 1


def test_a_seventeenth_frame_is_not_lost_in_silence():
    frames = stack(*[(depth, 0, 0, 0) for depth in range(DEPTH)])
    with pytest.raises(IndexError):
        frames.push(1, 0, 0, 0)
